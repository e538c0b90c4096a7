import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Shown } from '../../build/emit/pages.ts';
import { wordsAt } from './words-at.ts';

const widths = { phone: 390, desk: 1440 } as const;

/** A message from the frame: it is ready, or a page was opened in it. */
export type FrameMessage = { type: 'ready' } | { type: 'opened'; path: string };

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

  const receive = useEffectEvent(({ source, data }: MessageEvent<FrameMessage>) => {
    if (source !== frame.current?.contentWindow) return;
    if (data.type === 'ready') send(frame.current, shown);
    if (data.type === 'opened') onOpen(data.path);
  });
  const press = useEffectEvent((event: MouseEvent) => {
    const element = event.target as Element;
    const words = wordsAt(element.ownerDocument, event.clientX, event.clientY);
    if (!onWords(words, element.closest('a, button, summary') !== null)) return;
    // A click on a label or an input also has its usual effect, so that the editor sees what it shows in the page.
    if (element.closest('label, input')) return;
    event.preventDefault();
    event.stopPropagation();
  });
  useEffect(() => {
    const page = frame.current!;
    const watch = () => page.contentDocument?.addEventListener('click', (event) => press(event), { capture: true });
    const measure = new ResizeObserver(([entry]) => setRoom(entry!.contentRect.width));
    const listen = (event: MessageEvent<FrameMessage>) => receive(event);
    measure.observe(pane.current!);
    page.addEventListener('load', watch);
    addEventListener('message', listen);
    return () => {
      measure.disconnect();
      page.removeEventListener('load', watch);
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
          ref={frame}
          title={`The page ${path}`}
          // The form on the page would request the data of the page before it, and take the desk for one.
          referrerPolicy="no-referrer"
          style={{ width, height: `${100 / scale}%`, transform: `scale(${scale})` }}
        />
      </div>
    </section>
  );
}
