import { useEffect, useRef, useState } from 'react';
import type { Shown } from '../../build/emit/pages.ts';
import type { Files } from '../changes/drafts.ts';
import type { Listed } from '../form/listed.ts';
import type { Ask, AnswerTo } from '../engine/start-engine.ts';

const none: readonly Shown[] = [];

/**
 * The small pictures of the start, once the engine has made their data and the frame has drawn the pages. `texts` are
 * those that the engine knows; undefined if the start is not shown, or the engine is behind.
 */
export function usePictures(ask: Ask, texts: Files | undefined, entries: readonly Listed[]) {
  const [made, setMade] = useState<AnswerTo<'pictures'>>();
  const [pages, setPages] = useState<Readonly<Record<string, string>>>({});
  const last = useRef<Files>(undefined);
  const paths = JSON.stringify(entries.flatMap(({ look, shownOn }) => (look === 'page' ? (shownOn ?? []) : [])));
  useEffect(() => {
    if (texts === undefined || texts === last.current) return;
    last.current = texts;
    // Without pictures, the start works as well.
    ask('pictures', JSON.parse(paths) as string[]).then(setMade, () => undefined);
  }, [ask, texts, paths]);
  return { cards: made?.cards ?? {}, pages, toDraw: made?.pages ?? none, onDrawn: setPages };
}
