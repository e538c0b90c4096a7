import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import * as classes from '#generated/classes.ts';
import type { LocationsPage } from '#generated/pages.ts';
import { cx } from '#styles/cx.ts';
import { Picture } from './Picture.tsx';

/** A plain press of a link, which is not meant to open a tab or a window. */
function isPlain({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}

/** The diagram of the lines; every station is a link, which opens in place once the client runs. */
export function LineMap({ map }: { map: NonNullable<LocationsPage['map']> }) {
  const navigate = useNavigate();
  function openInPlace(event: MouseEvent): void {
    const path = (event.target as Element).closest('a')?.getAttribute('href');
    if (!path || !isPlain(event)) return;
    event.preventDefault();
    void navigate(path);
  }
  return (
    // The links in the pictures are real ones; this only keeps their pages from being loaded anew.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div className={cx(classes.lineMap)} onClick={openInPlace}>
      <Picture picture={map.wide} className={cx(classes.mapWide)} />
      <Picture picture={map.phone} className={cx(classes.mapPhone)} />
    </div>
  );
}
