import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Shown } from '../../build/emit/pages.ts';
import type { Origin } from '../engine/origins.ts';

const widths = { phone: 390, desk: 1440 } as const;

/** A message to the frame: the data of a page, or the fields of its words and which of them has the focus. */
export type DeskMessage =
  (Shown & { type: 'edited' }) | { type: 'focused'; origins: readonly Origin[]; id: number | undefined };

/** A message from the frame: it is ready, a page was opened in it, or words of a field were clicked. */
export type FrameMessage =
  { type: 'ready' } | { type: 'opened'; path: string } | { type: 'pressed'; id: number | undefined };

interface Props {
  frame: { src: string } | { srcDoc: string };
  path: string;
  paths: readonly string[];
  shown: Shown | undefined;
  /** Whether the page is that of the last content without mistakes. */
  isEarlier: boolean;
  onOpen: (path: string) => void;
  origins: readonly Origin[];
  /** The field that has the focus. */
  focused: Origin | undefined;
  /** Called for a click on words of the page, with their field if the desk knows it. */
  onPressed: (field: Origin | undefined) => void;
}

// '*', because the frame of a desk that was opened as a file has no origin to name. Everybody may read what is sent.
const send = (frame: HTMLIFrameElement | null, message: DeskMessage) => frame?.contentWindow?.postMessage(message, '*');

/** The page in a frame, rendered by the site's own components from the typed data. */
export function Preview(props: Props) {
  const { frame: source, path, paths, shown, isEarlier, origins, focused, onOpen, onPressed } = props;
  const [form, setForm] = useState<keyof typeof widths>('phone');
  const [room, setRoom] = useState(390);
  const pane = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);

  const sendPage = useCallback(() => shown && send(frame.current, { type: 'edited', ...shown }), [shown]);
  const sendFocus = useCallback(
    () => send(frame.current, { type: 'focused', origins, id: focused?.id }),
    [origins, focused],
  );
  useEffect(() => void sendPage(), [sendPage]);
  useEffect(() => sendFocus(), [sendFocus]);

  const receive = useEffectEvent(({ source, data }: MessageEvent<FrameMessage>) => {
    if (source !== frame.current?.contentWindow) return;
    if (data.type === 'ready') {
      sendPage();
      sendFocus();
    }
    if (data.type === 'opened') onOpen(data.path);
    if (data.type === 'pressed') onPressed(origins.find(({ id }) => id === data.id));
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

  const width = widths[form];
  const scale = Math.min(1, room / width);
  return (
    <section className="preview" aria-label="The page">
      <div className="bar">
        <label>
          Page{' '}
          <select value={path} onChange={({ target }) => onOpen(target.value)}>
            {(paths.includes(path) ? paths : [path, ...paths]).map((each) => (
              <option key={each}>{each}</option>
            ))}
          </select>
        </label>
        <fieldset>
          <legend>Width</legend>
          {(Object.keys(widths) as (keyof typeof widths)[]).map((name) => (
            <label key={name}>
              <input type="radio" name="width" checked={form === name} onChange={() => setForm(name)} />
              {name === 'phone' ? 'Phone' : 'Computer'}
            </label>
          ))}
        </fieldset>
        {isEarlier && <p>As it was before the mistake.</p>}
      </div>
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
