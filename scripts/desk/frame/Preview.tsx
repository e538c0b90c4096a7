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

/** A message from the frame. `found` is about the words of the focused field, and `id` the field of words at the pointer. */
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

/** Looks for the words of the focused field in one page after the other. The frame has the page at `path`. */
function useLookup(path: string) {
  const { state, view, updateView } = useDesk();
  // The pages that are left to look in.
  const [left, setLeft] = useState<readonly string[]>();
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
  /** The frame has found the words in the page at `shown`, or not. */
  function onAnswer(isFound: boolean, shown?: string): void {
    if (left && isFound) {
      setLeft(undefined);
      updateView({ status: '' });
    } else if (left && shown === view.visited) lookIn(left);
  }
  return { isBusy: left !== undefined, lookEverywhere, onAnswer };
}

/** The choice of the page, and of its width. */
function PageBar(props: { path: string; isWide: boolean; onWide: (isWide: boolean) => void }) {
  const { path, isWide, onWide } = props;
  const { state, updateView } = useDesk();
  return (
    <div className="page-bar">
      <select aria-label="Page" value={path} onChange={({ target }) => updateView({ visited: target.value })}>
        {pageChoices(state).map(({ value, words }) => (
          <option key={String(value)} value={String(value)}>
            {words}
          </option>
        ))}
      </select>
      <button type="button" aria-pressed={isWide} onClick={() => onWide(!isWide)}>
        Computer
      </button>
    </div>
  );
}

/** The page in a frame, rendered by the site's own components from the typed data. The start hides it. */
export function Preview({ frame: source, isHidden }: { frame: FrameSource; isHidden: boolean }) {
  const { state, view, updateView, openAt } = useDesk();
  const { shown, origins } = state;
  const [isWide, setIsWide] = useState(false);
  const [hovered, setHovered] = useState<number>();
  const [isFound, setIsFound] = useState(false);
  const frame = useRef<HTMLIFrameElement>(null);
  const focused = origins.find(({ file, path }) => file === view.file && fieldId(path) === view.focused)?.id;
  const pointed = origins.find(({ id }) => id === (hovered ?? (isFound ? focused : undefined)));
  // The page that the frame has, which a click on a link is ahead of.
  const path = shown?.page.path ?? '/';
  const lookup = useLookup(path);

  // Sends to the frame, each time that it is ready: it may be loaded again.
  const [reader, setReader] = useState<{ send: (message: DeskMessage) => void }>();
  useEffect(() => shown && reader?.send({ type: 'edited', ...shown }), [reader, shown]);
  useEffect(() => reader?.send({ type: 'focused', origins, id: focused }), [reader, origins, focused]);

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
      lookup.onAnswer(data.isFound, data.path);
    }
    if (data.type === 'hovered') setHovered(data.id);
    if (data.type === 'pressed') openField(origins.find(({ id }) => id === data.id));
    if (data.type === 'key')
      document.body.dispatchEvent(new KeyboardEvent('keydown', { ...data, ctrlKey: true, bubbles: true }));
  });
  return (
    <section className="preview" aria-label="The page" inert={isHidden} aria-busy={lookup.isBusy}>
      <PageBar path={path} isWide={isWide} onWide={setIsWide} />
      <p role="status">{state.isEarlier && 'The page follows when the mistakes are gone.'}</p>
      <div className="pane">
        <iframe {...source} ref={frame} title={`The page ${path}`} className={isWide ? 'computer' : 'phone'} />
      </div>
      <p className="pointed soft">
        {pointed?.label ??
          (view.focused?.startsWith(fieldId([])) && (
            <button type="button" className="bare" onClick={lookup.lookEverywhere}>
              Show a page with this field
            </button>
          ))}
      </p>
    </section>
  );
}
