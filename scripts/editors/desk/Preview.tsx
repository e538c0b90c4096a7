import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import type { Shown } from './engine.ts';

const widths = { phone: 390, desk: 1440 } as const;

interface Props {
  frame: RefObject<HTMLIFrameElement | null>;
  path: string;
  paths: readonly string[];
  shown: Shown | undefined;
  onOpen: (path: string) => void;
  /** A visitor's click on words of the page. Returns whether they are those of a field. */
  onWords: (words: string) => boolean;
}

/** Gives a page its new data. */
export function send(frame: HTMLIFrameElement | null, shown: Shown | undefined): void {
  const page = frame?.contentWindow;
  if (shown && page?.location.pathname === shown.page.path) {
    page.postMessage({ type: 'edited', ...shown }, location.origin);
  }
}

/** The real page in a frame, which takes the data of what is typed. */
export function Preview({ frame, path, paths, shown, onOpen, onWords }: Props) {
  const [form, setForm] = useState<keyof typeof widths>('phone');
  const [room, setRoom] = useState(390);
  const pane = useRef<HTMLDivElement>(null);

  // The page before may say that it is open while the next one is on its way.
  const awaited = useRef<string>(undefined);
  useEffect(() => {
    const page = frame.current!.contentWindow!;
    if (page.location.pathname === path) return;
    awaited.current = path;
    page.location.replace(path);
  }, [frame, path]);

  const receive = useEffectEvent(({ source, data }: MessageEvent<{ type?: string; path: string }>) => {
    if (source !== frame.current?.contentWindow || data.type !== 'opened') return;
    if (awaited.current !== undefined && awaited.current !== data.path) return;
    awaited.current = undefined;
    onOpen(data.path);
    send(frame.current, shown);
  });
  const press = useEffectEvent((event: MouseEvent) => {
    if (!onWords((event.target as Element).textContent ?? '')) return;
    event.preventDefault();
    event.stopPropagation();
  });
  useEffect(() => {
    const page = frame.current!;
    const watch = () => page.contentDocument?.addEventListener('click', (event) => press(event), { capture: true });
    const measure = new ResizeObserver(([entry]) => setRoom(entry!.contentRect.width));
    const listen = (event: MessageEvent<{ type?: string; path: string }>) => receive(event);
    measure.observe(pane.current!);
    page.addEventListener('load', watch);
    addEventListener('message', listen);
    return () => {
      measure.disconnect();
      page.removeEventListener('load', watch);
      removeEventListener('message', listen);
    };
  }, [frame]);

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
              {name === 'phone' ? 'Phone' : 'Desk'}
            </label>
          ))}
        </fieldset>
      </div>
      <div className="pane" ref={pane}>
        <iframe
          ref={frame}
          title={`The page ${path}`}
          style={{ width, height: `${100 / scale}%`, transform: `scale(${scale})` }}
          // The form of a page asks where its visitor came from: from no page.
          referrerPolicy="no-referrer"
        />
      </div>
    </section>
  );
}
