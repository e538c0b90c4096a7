import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Shown } from '../../build/emit/pages.ts';
import { isUnwritten } from '../changes/save-controls.ts';
import type { State } from '../engine/engine.ts';
import type { Origin } from '../engine/origins.ts';
import { DeskIcon } from './DeskIcon.tsx';

const widths = { phone: 390, computer: 1440 } as const;

/** A message to the frame: the data of a page, the fields of its words and the focused one, or pages to draw. */
export type DeskMessage =
  | (Shown & { type: 'edited' })
  | { type: 'focused'; origins: readonly Origin[]; id: number | undefined }
  | { type: 'draw'; pages: readonly Shown[] };

/** A message from the frame: it is ready, a page was opened in it, words of a field were clicked, or pages are drawn. */
export type FrameMessage =
  | { type: 'ready' }
  | { type: 'opened'; path: string }
  | { type: 'pressed'; id: number | undefined }
  | { type: 'drawn'; pages: Readonly<Record<string, string>> };

interface Props {
  frame: { src: string } | { srcDoc: string };
  state: State;
  /** Whether it is behind the start. */
  isHidden: boolean;
  shown: Shown | undefined;
  onOpen: (path: string) => void;
  origins: readonly Origin[];
  /** The field that has the focus. */
  focused: Origin | undefined;
  /** Called for a click on words of the page, with their field if the desk knows it. */
  onPressed: (field: Origin | undefined) => void;
  /** The pages that become small pictures, and where their documents go. */
  toDraw: readonly Shown[];
  onDrawn: (pages: Readonly<Record<string, string>>) => void;
}

// '*', because the frame of a desk that was opened as a file has no origin to name. Everybody may read what is sent.
const send = (frame: HTMLIFrameElement | null, message: DeskMessage) => frame?.contentWindow?.postMessage(message, '*');

/** Why the page is not that of the content now. */
const earlierWords = (mistakes: State['mistakes']) =>
  mistakes.every(isUnwritten) ? 'The page follows when no text is empty.' : 'This is the page before your mistake.';

/** The page in a frame, rendered by the site's own components from the typed data. */
export function Preview(props: Props) {
  const { frame: source, state, isHidden, shown, origins, focused, toDraw } = props;
  const [form, setForm] = useState<keyof typeof widths>('phone');
  const [room, setRoom] = useState(390);
  const pane = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);

  const sendPage = useCallback(() => shown && send(frame.current, { type: 'edited', ...shown }), [shown]);
  const sendFocus = useCallback(
    () => send(frame.current, { type: 'focused', origins, id: focused?.id }),
    [origins, focused],
  );
  const sendPages = useCallback(
    () => toDraw.length > 0 && send(frame.current, { type: 'draw', pages: toDraw }),
    [toDraw],
  );
  useEffect(() => void sendPage(), [sendPage]);
  useEffect(() => sendFocus(), [sendFocus]);
  useEffect(() => void sendPages(), [sendPages]);

  const receive = useEffectEvent(({ source, data }: MessageEvent<FrameMessage>) => {
    if (source !== frame.current?.contentWindow) return;
    if (data.type === 'ready') {
      sendPage();
      sendFocus();
      sendPages();
    }
    if (data.type === 'opened') props.onOpen(data.path);
    if (data.type === 'pressed') props.onPressed(origins.find(({ id }) => id === data.id));
    if (data.type === 'drawn') props.onDrawn(data.pages);
  });
  useEffect(() => {
    const measure = new ResizeObserver(([entry]) => setRoom(entry!.contentRect.width));
    const listen = (event: MessageEvent<FrameMessage>) => receive(event);
    measure.observe(pane.current!);
    addEventListener('message', listen);
    return () => {
      measure.disconnect();
      removeEventListener('message', listen);
    };
  }, []);

  // The page that the frame has, which a click on a link is ahead of.
  const path = shown?.page.path ?? '/';
  const width = widths[form];
  const scale = Math.min(1, room / width);
  return (
    <section className="preview" aria-label="The page" inert={isHidden}>
      <div className="open">
        <b>{state.entries.find((entry) => entry.path === path)?.name ?? path}</b>
        <fieldset className="switch">
          <legend className="sr">Width of the page</legend>
          {(['phone', 'computer'] as const).map((each) => (
            <label key={each}>
              <input type="radio" name="width" checked={form === each} onChange={() => setForm(each)} />
              <DeskIcon name={each} />
              <span>{each === 'phone' ? 'Phone' : 'Computer'}</span>
            </label>
          ))}
        </fieldset>
      </div>
      <p role="status">{state.isEarlier && earlierWords(state.mistakes)}</p>
      <div className="pane" ref={pane}>
        <iframe
          {...source}
          // The frame of the desk as a file cannot read the desk, which may have a token. A server's frame needs its modules.
          sandbox={'srcDoc' in source ? 'allow-scripts allow-forms' : undefined}
          ref={frame}
          title={`The page ${path}`}
          style={{ width, height: `${100 / scale}%`, transform: `scale(${scale})` }}
        />
      </div>
    </section>
  );
}
