import { useEffect, useRef, useState } from 'react';
import type { Shown } from '../../build/emit/pages.ts';
import type { Files } from '../changes/drafts.ts';
import type { Ask, AnswerTo } from '../engine/start-engine.ts';

const none: readonly Shown[] = [];

/**
 * The small pictures of the start, once the engine has made their data and the frame has drawn the pages. `texts` are
 * those that the engine knows; undefined if the start is not shown, or the engine is behind.
 */
export function usePictures(ask: Ask, texts: Files | undefined) {
  const [made, setMade] = useState<AnswerTo<'pictures'>>();
  const [pages, setPages] = useState<Readonly<Record<string, string>>>({});
  const last = useRef<Files>(undefined);
  useEffect(() => {
    if (texts === undefined || texts === last.current) return;
    last.current = texts;
    // Without pictures, the start works as well.
    ask('pictures', undefined).then(setMade, () => undefined);
  }, [ask, texts]);
  return { cards: made?.cards ?? {}, pages, toDraw: made?.pages ?? none, onDrawn: setPages };
}

/** Drawings by the files of their areas, and documents by the addresses of their pages. */
export type Pictures = Pick<ReturnType<typeof usePictures>, 'cards' | 'pages'>;
