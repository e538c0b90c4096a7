import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Shown } from '../../build/emit/pages.ts';

const widths = { phone: 390, desk: 1440 } as const;

/** A message from the frame: it is ready, a page was opened in it, or words of it were clicked. */
export type FrameMessage =
  | { type: 'ready' }
  | { type: 'opened'; path: string }
  | { type: 'pressed'; words: readonly string[]; isButton: boolean };

interface Props {
  frame: { src: string } | { srcDoc: string };
  path: string;
  paths: readonly string[];
  shown: Shown | undefined;
  /** Whether the page is that of the last content without mistakes. */
  isEarlier: boolean;
  onOpen: (path: string) => void;
  /**
   * Called for a click on words of the page. `isButton` tells whether they are in a link or a button. Returns whether
   * the words belong to a field.
   */
  onWords: (words: readonly string[], isButton: boolean) => boolean;
}

/** Sends the data of a page to the frame. */
function send(frame: HTMLIFrameElement | null, page: Shown | undefined): void {
  // '*', because the frame of a desk that was opened as a file has no origin to name. Everybody may read the data that
  // is sent.
  if (page) frame?.contentWindow?.postMessage({ type: 'edited', ...page }, '*');
}

/** The page in a frame, rendered by the site's own components from the typed data. */
export function Preview({ frame: source, path, paths, shown, isEarlier, onOpen, onWords }: Props) {
  const [form, setForm] = useState<keyof typeof widths>('phone');
  const [room, setRoom] = useState(390);
  const pane = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);

  useEffect(() => send(frame.current, shown), [shown]);

  const receive = useEffectEvent(({ source, data, ports }: MessageEvent<FrameMessage>) => {
    if (source !== frame.current?.contentWindow) return;
    if (data.type === 'ready') send(frame.current, shown);
    if (data.type === 'opened') onOpen(data.path);
    if (data.type === 'pressed' && !onWords(data.words, data.isButton)) ports[0]!.postMessage('no field');
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
