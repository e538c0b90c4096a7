import { useDesk } from '../changes/use-desk.ts';
import type { Mistake } from '../engine/state.ts';
import { bodyPath } from '#content/place.ts';
import { pagesOf } from './controls.tsx';
import { idOf } from './focus-field.ts';
import { factsFor, Menu, putInto } from './Menu.tsx';
import { Mistakes } from './Mistakes.tsx';
import { BelowWords } from './SimpleField.tsx';

interface Props {
  value: string;
  mistakes: readonly Mistake[];
  onChange: (text: string) => void;
}

const id = idOf(bodyPath);

/** What the buttons make of the chosen words. */
const signs: Readonly<Record<string, (words: string) => string>> = {
  Bold: (words) => `**${words}**`,
  Heading: (words) => `\n\n## ${words}\n\n`,
  List: (words) => `\n\n${words.replaceAll(/^(- )?/gm, '- ')}\n\n`,
};

/** The text of a page, in Markdown, with buttons that write its signs. */
export function MarkdownBox({ value, mistakes, onChange }: Props) {
  const { state, view } = useDesk();
  return (
    <section className="part">
      <h2>
        <label htmlFor={id}>Text</label>
      </h2>
      <p className="soft" id="body-help">
        An empty line begins a new paragraph.
      </p>
      <div className="signs">
        {Object.entries(signs).map(([name, made]) => (
          <button key={name} type="button" onClick={() => putInto(id, made, 'words')}>
            {name}
          </button>
        ))}
        <Menu
          id="body-link"
          name="Link"
          choices={() => pagesOf(state)}
          onChoose={(path) => putInto(id, (words) => `[${words}](${path})`, 'words')}
        />
        <Menu
          id="body-fact"
          name="Insert"
          choices={() => factsFor(state, {}, view.file)}
          onChoose={(fact) => putInto(id, () => fact)}
        />
      </div>
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
