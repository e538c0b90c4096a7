import { useEffect, useRef, useState } from 'react';
import type { Shown } from '../../build/emit/pages.ts';
import { useDesk } from '../changes/use-desk.ts';
import { useWindowEvent } from '../changes/use-window-event.ts';
import type { Origin } from '../engine/origins.ts';
import { idOf } from '../form/focus-field.ts';
import { DeskIcon } from '../changes/DeskIcon.tsx';

const widths = { phone: 390, computer: 1440 } as const;

/** A message to the frame: the data of a page, or the fields of its words and the focused one. */
export type DeskMessage =
  (Shown & { type: 'edited' }) | { type: 'focused'; origins: readonly Origin[]; id: number | undefined };

/**
 * A message from the frame: it is ready, a page was opened in it, the pointer is over words of a field, they were clicked, or a
 * shortcut of the desk was pressed.
 */
export type FrameMessage =
  | { type: 'ready' }
  | { type: 'opened'; path: string }
  | { type: 'hovered' | 'pressed'; id: number | undefined }
  | { type: 'key'; key: string; shiftKey: boolean };

/** The document of the frame. On the site it is sandboxed: it cannot read the desk, which may have a token. */
export interface FrameSource {
  src: string;
  sandbox?: string;
}

interface Props {
  frame: FrameSource;
  /** Whether it is behind the start. */
  isHidden: boolean;
}

/** The page in a frame, rendered by the site's own components from the typed data. */
export function Preview({ frame: source, isHidden }: Props) {
  const { state, view, show, openAt } = useDesk();
  const { shown, origins } = state;
  const [form, setForm] = useState<keyof typeof widths>('phone');
  const [room, setRoom] = useState(390);
  const [hovered, setHovered] = useState<number>();
  const pane = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const focused = origins.find(({ file, path }) => file === view.file && idOf(path) === view.focused)?.id;
  // The page that the frame has, which a click on a link is ahead of.
  const path = shown?.page.path ?? '/';

  // Sends to the frame, each time that it is ready: it may be loaded again.
  const [reader, setReader] = useState<{ send: (message: DeskMessage) => void }>();
  useEffect(() => shown && reader?.send({ type: 'edited', ...shown }), [reader, shown]);
  useEffect(() => reader?.send({ type: 'focused', origins, id: focused }), [reader, origins, focused]);

  /** Moves the focus to the field of words that were clicked in the page, which stays open. */
  function openField(field: Origin | undefined): void {
    if (field === undefined)
      return show({ status: 'The desk cannot tell which field has this text. Search for some of its words.' });
    openAt(field, path);
  }

  useWindowEvent('message', ({ source, data }: MessageEvent<FrameMessage>) => {
    const page = frame.current?.contentWindow;
    if (!page || source !== page) return;
    // '*', because the frame of the desk on the site has no origin to name. Everybody may read what is sent.
    if (data.type === 'ready') setReader({ send: (message) => page.postMessage(message, '*') });
    if (data.type === 'opened') show({ visited: data.path });
    if (data.type === 'hovered') setHovered(data.id);
    if (data.type === 'pressed') openField(origins.find(({ id }) => id === data.id));
    if (data.type === 'key')
      document.body.dispatchEvent(new KeyboardEvent('keydown', { ...data, ctrlKey: true, bubbles: true }));
  });
  useEffect(() => {
    const measure = new ResizeObserver(([entry]) => setRoom(entry!.contentRect.width));
    measure.observe(pane.current!);
    return () => measure.disconnect();
  }, []);

  const width = widths[form];
  const scale = Math.min(1, room / width);
  return (
    <section className="preview" aria-label="The page" inert={isHidden}>
      <div className="open">
        <b>{state.entries.find((entry) => entry.path === path)?.name ?? path}</b>
        <div className="switch" role="group" aria-label="Width of the page">
          {(['phone', 'computer'] as const).map((each) => (
            <button key={each} type="button" value={each} aria-pressed={form === each} onClick={() => setForm(each)}>
              <DeskIcon name={each} />
              {each === 'phone' ? 'Phone' : 'Computer'}
            </button>
          ))}
        </div>
      </div>
      <p role="status">{state.isEarlier && 'The page follows when the mistakes are gone.'}</p>
      <div className="pane" ref={pane}>
        <iframe
          {...source}
          ref={frame}
          title={`The page ${path}`}
          style={{ width, height: `${100 / scale}%`, transform: `scale(${scale})` }}
        />
      </div>
      <p className="pointed soft">{origins.find(({ id }) => id === (hovered ?? focused))?.label}</p>
    </section>
  );
}
