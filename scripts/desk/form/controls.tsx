import type { Part } from '#content/kinds.ts';
import { valueInWords } from '../changes/change.ts';
import { useDesk } from '../changes/use-desk.ts';
import { nameOfFile, type State } from '../engine/state.ts';
import { controlOf, emptied } from './form-schema.ts';
import { useChange } from './form-tools.ts';

/** A value that can be chosen, and its words. */
export interface Choice {
  value: unknown;
  words: string;
}

/** The addresses of all pages, with their names. */
export const pageChoices = ({ entries }: State): Choice[] =>
  entries.flatMap(({ path, name }) => (path === undefined ? [] : { value: path, words: name }));

/** The values of a field with choices: what its schema lists, or the files of a folder. */
function choicesOf(state: State, { enum: choices, type, 'x-of': folder }: Part): readonly Choice[] {
  const listed = choices ?? (type === 'boolean' ? [true, false] : undefined);
  // A file has the name of its entry.
  if (listed) return listed.map((value) => ({ value, words: nameOfFile(valueInWords(value), state) }));
  return state.entries
    .filter(({ file }) => file.startsWith(`${folder}/`))
    .map(({ slug, name }) => ({ value: slug, words: name }));
}

interface Props {
  id: string;
  part: Part;
  value: unknown;
  isRequired: boolean;
  /** The names of what describes the field, and of the field itself if it has no label. */
  aria: { 'aria-describedby': string; 'aria-label'?: string | undefined };
}

/** One of several values; an optional field may have none of them. */
function Choices({ id, value, isRequired, aria, choices }: Props & { choices: readonly Choice[] }) {
  const change = useChange();
  const chosen = choices.findIndex((choice) => choice.value === value);
  const empty = isRequired ? 'Choose…' : '–';
  const none = chosen >= 0 || (value ?? '') === '' ? empty : String(value);
  function chooseOption(index: number): void {
    change(id, choices[index]?.value);
    // Another address is typed, in another control.
    requestAnimationFrame(() => document.getElementById(id)?.focus());
  }
  return (
    <select id={id} {...aria} value={chosen} onChange={({ target }) => chooseOption(Number(target.value))}>
      {(chosen < 0 || !isRequired) && <option value={-1}>{none}</option>}
      {choices.map((choice, index) => (
        <option key={String(choice.value)} value={index}>
          {choice.words}
        </option>
      ))}
    </select>
  );
}

/** A page of the site by its name, or any other address. */
function PageChoice(props: Props) {
  const { value } = props;
  const pages = pageChoices(useDesk().state);
  const isOther = value !== undefined && !pages.some((page) => page.value === value);
  const other = { value: 'https://', words: 'Another address …' };
  return isOther ? <Line {...props} /> : <Choices {...props} choices={[...pages, other]} />;
}

/** A number, a date with its month in the words of the desk, or a text of one line that has a form, such as a code. */
function Line({ id, part, value, isRequired, aria }: Props) {
  const change = useChange();
  const control = controlOf(part);
  const type = control === 'date' || control === 'number' ? control : 'text';
  return (
    <>
      <input
        id={id}
        {...aria}
        type={type}
        step="any"
        autoComplete="off"
        placeholder={part.examples?.map(String)[0]}
        value={String(value ?? '')}
        onChange={({ target }) => {
          const typed = target.value && type === 'number' ? target.valueAsNumber : target.value;
          change(id, typed === '' ? emptied(part, isRequired) : typed);
        }}
      />
      {type === 'date' && <span className="soft">{valueInWords(value)}</span>}
    </>
  );
}

/** Words, in a box that is as tall as they are. */
function Words({ id, part, value, isRequired, aria }: Props) {
  const change = useChange();
  const text = String(value ?? '');
  return (
    <textarea
      id={id}
      {...aria}
      // For browsers in which a box does not grow with its text.
      rows={1 + Math.floor(text.length / 80)}
      value={text}
      // A text of data is one paragraph.
      onKeyDown={(event) => event.key === 'Enter' && !event.nativeEvent.isComposing && event.preventDefault()}
      onChange={({ target }) => change(id, target.value.replaceAll(/\s*\n\s*/g, ' ') || emptied(part, isRequired))}
    />
  );
}

/** What a field is filled in with. */
export function Control(props: Props) {
  const { state } = useDesk();
  const control = controlOf(props.part);
  if (control === 'choice') return <Choices {...props} choices={choicesOf(state, props.part)} />;
  if (control === 'page') return <PageChoice {...props} />;
  return control === 'words' ? <Words {...props} /> : <Line {...props} />;
}
