import { useEffect, useRef, useState } from 'react';
import type { Shown } from '../../codegen/emit/pages.ts';
import { useDesk } from '../changes/use-desk.ts';
import { useWindowEvent } from '../changes/use-window-event.ts';
import type { Origin } from '../engine/origins.ts';
import { pageChoices } from '../form/controls.tsx';
import { fieldId } from '../form/focus-field.ts';

/** A message to the frame: the data of a page, or the fields of its words and the focused one. */
export type DeskMessage =
  (Shown & { type: 'edited' }) | { type: 'focused'; origins: readonly Origin[]; id: number | undefined };

/**
 * A message from the frame: it is ready, a page was opened in it, the words of the focused field are in it or not, the pointer
 * is over words of a field, they were clicked, or a shortcut of the desk was pressed.
 */
export type FrameMessage =
  | { type: 'ready' }
  | { type: 'opened'; path: string }
  | { type: 'found'; isFound: boolean; path?: string | undefined }
  | { type: 'hovered' | 'pressed'; id: number | undefined }
  | { type: 'key'; key: string; shiftKey: boolean };

/** The document of the frame. On the site it is sandboxed: it cannot read the desk, which may have a token. */
export interface FrameSource {
  src: string;
  sandbox?: string;
}

/** The page in a frame, rendered by the site's own components from the typed data. The start hides it. */
export function Preview({ frame: source, isHidden }: { frame: FrameSource; isHidden: boolean }) {
  const { state, view, updateView, openAt } = useDesk();
  const { shown, origins } = state;
  const [isWide, setIsWide] = useState(false);
  const [hovered, setHovered] = useState<number>();
  const [isFound, setIsFound] = useState(false);
  // The pages in which the words of the focused field are still to be looked for.
  const [left, setLeft] = useState<readonly string[]>();
  const frame = useRef<HTMLIFrameElement>(null);
  const focused = origins.find(({ file, path }) => file === view.file && fieldId(path) === view.focused)?.id;
  const pointed = origins.find(({ id }) => id === (hovered ?? (isFound ? focused : undefined)));
  // The page that the frame has, which a click on a link is ahead of.
  const path = shown?.page.path ?? '/';

  // Sends to the frame, each time that it is ready: it may be loaded again.
  const [reader, setReader] = useState<{ send: (message: DeskMessage) => void }>();
  useEffect(() => shown && reader?.send({ type: 'edited', ...shown }), [reader, shown]);
  useEffect(() => reader?.send({ type: 'focused', origins, id: focused }), [reader, origins, focused]);

  /** Looks for the words of the focused field in these pages, one after the other. */
  function lookIn([next, ...others]: readonly string[]): void {
    setLeft(next === undefined ? undefined : others);
    updateView(
      next === undefined ? { status: 'No page shows this field as words.' } : { visited: next, status: 'Looking …' },
    );
  }
  /** Its own page, one of each kind, and the open one at last. */
  function lookEverywhere(): void {
    const kinds = new Map(state.entries.flatMap(({ kind, path: each }) => (each ? [[kind, each]] : [])));
    const own = state.entries.find(({ file }) => file === view.file)?.shownOn ?? path;
    lookIn([...[own, ...kinds.values()].filter((each) => each !== path), path]);
  }

  /** Moves the focus to the field of words that were clicked in the page, which stays open. */
  function openField(field: Origin | undefined): void {
    if (field === undefined)
      return updateView({ status: 'The desk cannot tell which field has this text. Search for some of its words.' });
    openAt(field, path);
  }

  useWindowEvent('message', ({ source, data }: MessageEvent<FrameMessage>) => {
    const page = frame.current?.contentWindow;
    if (!page || source !== page) return;
    // '*', because the frame of the desk on the site has no origin to name. Everybody may read what is sent.
    if (data.type === 'ready') setReader({ send: (message) => page.postMessage(message, '*') });
    if (data.type === 'opened') updateView({ visited: data.path });
    if (data.type === 'found') {
      setIsFound(data.isFound);
      if (data.isFound && left) {
        setLeft(undefined);
        updateView({ status: '' });
      } else if (left && data.path === view.visited) lookIn(left);
    }
    if (data.type === 'hovered') setHovered(data.id);
    if (data.type === 'pressed') openField(origins.find(({ id }) => id === data.id));
    if (data.type === 'key')
      document.body.dispatchEvent(new KeyboardEvent('keydown', { ...data, ctrlKey: true, bubbles: true }));
  });
  return (
    <section className="preview" aria-label="The page" inert={isHidden} aria-busy={left !== undefined}>
      <div className="page-bar">
        <select aria-label="Page" value={path} onChange={({ target }) => updateView({ visited: target.value })}>
          {pageChoices(state).map(({ value, words }) => (
            <option key={String(value)} value={String(value)}>
              {words}
            </option>
          ))}
        </select>
        <button type="button" aria-pressed={isWide} onClick={() => setIsWide(!isWide)}>
          Computer
        </button>
      </div>
      <p role="status">{state.isEarlier && 'The page follows when the mistakes are gone.'}</p>
      <div className="pane">
        <iframe {...source} ref={frame} title={`The page ${path}`} className={isWide ? 'computer' : 'phone'} />
      </div>
      <p className="pointed soft">
        {pointed?.label ??
          (view.focused?.startsWith(fieldId([])) && (
            <button type="button" className="bare" onClick={lookEverywhere}>
              Show a page with this field
            </button>
          ))}
      </p>
    </section>
  );
}
