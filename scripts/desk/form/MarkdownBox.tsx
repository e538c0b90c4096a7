import type { Mistake } from '../engine/state.ts';
import { bodyPath } from '#content/place.ts';
import { idOf } from './focus-field.ts';
import { Mistakes } from './Mistakes.tsx';
import { BelowWords } from './SimpleField.tsx';

interface Props {
  value: string;
  mistakes: readonly Mistake[];
  onChange: (text: string) => void;
}

const id = idOf(bodyPath);

interface Sign {
  name: string;
  made: (words: string) => string;
  /** What is chosen then, to be typed over, rather than the words. */
  next?: string;
  /** Whether it is a paragraph of its own. */
  isBlock: boolean;
}

/** What the buttons make of the chosen words. */
const signs: readonly Sign[] = [
  { name: 'Bold', made: (words) => `**${words}**`, isBlock: false },
  { name: 'Link', made: (words) => `[${words}](/page)`, next: '/page', isBlock: false },
  { name: 'Heading', made: (words) => `## ${words}`, isBlock: true },
  { name: 'List', made: (words) => words.replaceAll(/^(- )?/gm, '- '), isBlock: true },
];

/** The text of a page, in Markdown, with buttons that write its signs. */
export function MarkdownBox({ value, mistakes, onChange }: Props) {
  function press({ made, next, isBlock }: Sign): void {
    const box = document.getElementById(id) as HTMLTextAreaElement;
    const [before, after] = [value.slice(0, box.selectionStart), value.slice(box.selectionEnd)];
    const words = value.slice(box.selectionStart, box.selectionEnd) || 'words';
    const text = made(words);
    const start = isBlock && before.trim() !== '' ? `${before.trimEnd()}\n\n` : before;
    onChange(start + text + (isBlock ? `\n\n${after.trimStart()}` : after));
    requestAnimationFrame(() => {
      box.focus();
      const chosen = next ?? words;
      const at = start.length + text.lastIndexOf(chosen);
      box.setSelectionRange(at, at + chosen.length);
    });
  }
  return (
    <section className="part">
      <h2>
        <label htmlFor={id}>Text</label>
      </h2>
      <p className="soft" id="body-help">
        An empty line begins a new paragraph.
      </p>
      <p className="signs">
        {signs.map((sign) => (
          <button key={sign.name} type="button" onClick={() => press(sign)}>
            {sign.name}
          </button>
        ))}
      </p>
      <textarea
        id={id}
        aria-describedby="body-help body-mistakes"
        rows={4 + Math.floor(value.length / 70)}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
      <BelowWords part={{}} text={value} />
      <Mistakes id="body-mistakes" mistakes={mistakes} />
    </section>
  );
}
