import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import * as classes from '#generated/classes.ts';
import type { DrawnLineMap } from '#types/pictures.ts';
import { cx } from '#styles/cx.ts';
import { Art } from './Art.tsx';
import { Picture } from './Picture.tsx';

/** Whether a click on a link is a plain click, not one that opens a new tab or window. */
function isPlain({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}

/** The diagram of the lines; every station is a real link, whose page opens in place once the client runs. */
export function LineMap({ map }: { map: DrawnLineMap }) {
  const navigate = useNavigate();
  const diagram = useRef<HTMLDivElement>(null);
  // The links are inside pictures that React does not manage, so one listener outside React handles their clicks.
  useEffect(() => {
    const element = diagram.current;
    function openInPlace(event: MouseEvent): void {
      const path = (event.target as Element).closest('a')?.getAttribute('href');
      if (!path || !isPlain(event)) return;
      event.preventDefault();
      void navigate(path);
    }
    element?.addEventListener('click', openInPlace);
    return () => element?.removeEventListener('click', openInPlace);
  }, [navigate]);
  return (
    <div className={cx(classes.lineMap)} ref={diagram}>
      <div className={cx(classes.mapWide)}>
        <Art address={map.land} width={1280} height={720} />
        <Picture picture={map.wide} />
      </div>
      <Picture picture={map.phone} className={cx(classes.mapPhone)} />
    </div>
  );
}
