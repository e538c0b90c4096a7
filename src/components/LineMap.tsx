import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import * as classes from '#generated/classes.ts';
import type { WideAndPhone } from '#types/pictures.ts';
import { cx } from '#styles/cx.ts';
import { Picture } from './Picture.tsx';

/** A plain press of a link, which is not meant to open a tab or a window. */
function isPlain({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}

/** The diagram of the lines; every station is a real link, whose page opens in place once the client runs. */
export function LineMap({ map }: { map: WideAndPhone<string> }) {
  const navigate = useNavigate();
  const diagram = useRef<HTMLDivElement>(null);
  // The links stand in pictures that React does not look into, so their presses are met outside of it.
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
      <Picture picture={map.wide} className={cx(classes.mapWide)} />
      <Picture picture={map.phone} className={cx(classes.mapPhone)} />
    </div>
  );
}
