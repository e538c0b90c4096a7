import { useDesk } from '../changes/use-desk.ts';
import type { FieldProblem } from '../engine/state.ts';
import { bodyPath } from '#content/place.ts';
import { pageChoices } from './controls.tsx';
import { fieldId } from './focus-field.ts';
import { factsFor, Menu, putInto } from './Menu.tsx';
import { ProblemList } from './ProblemList.tsx';
import { BelowWords } from './SimpleField.tsx';

interface Props {
  value: string;
  problems: readonly FieldProblem[];
  onChange: (text: string) => void;
}

const id = fieldId(bodyPath);

/** What the buttons make of the chosen words. */
const signs: Readonly<Record<string, (words: string) => string>> = {
  Bold: (words) => `**${words}**`,
  Heading: (words) => `\n\n## ${words}\n\n`,
  List: (words) => `\n\n${words.replaceAll(/^(- )?/gm, '- ')}\n\n`,
};

/** The text of a page, in Markdown, with buttons that write its signs. */
export function MarkdownBox({ value, problems, onChange }: Props) {
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
          choices={() => pageChoices(state)}
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
        aria-describedby="body-help body-problems"
        rows={4 + Math.floor(value.length / 70)}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
      <BelowWords part={{}} text={value} />
      <ProblemList id="body-problems" problems={problems} />
    </section>
  );
}
