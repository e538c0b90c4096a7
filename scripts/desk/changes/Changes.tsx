import { useEffect, useState, type Ref } from 'react';
import { count } from '#content/problem.ts';
import type { State } from '../engine/state.ts';
import type { ChangeInWords, PartInWords } from './changes.ts';
import { useDesk } from './use-desk.ts';

/** What is gone, struck, and what is new, marked. */
const Words = ({ before, after }: Pick<PartInWords, 'before' | 'after'>) => (
  <>
    {before && <del>{before}</del>} {before && after && '→ '}
    {after && <ins>{after}</ins>}
  </>
);

const list = new Intl.ListFormat('en');

/** On how many pages words are, and on which if they are few. */
function reachWords(paths: readonly string[], { entries }: State): string {
  const names = paths.map((path) => entries.find((entry) => entry.path === path)?.name ?? path);
  if (names.length === 0) return '';
  const which = names.length <= 3 ? `: ${list.format(names)}` : '';
  return `On ${names.length === entries.filter(({ path }) => path).length ? 'all ' : ''}${count(names.length, 'page')}${which}.`;
}

interface Props {
  change: ChangeInWords;
  /** The pages that it reaches; undefined until they are known. */
  paths: readonly string[] | undefined;
}

function Change({ change: { label, parts, choices }, paths }: Props) {
  const { state, change, openAt } = useDesk();
  const fields = parts.filter(({ before, after }) => before + after !== '');
  const place = parts.find(({ file }) => state.entries.some((entry) => entry.file === file));
  return (
    <li>
      <h3>
        {place === undefined ? (
          label
        ) : (
          <button type="button" popoverTarget="changes" popoverTargetAction="hide" onClick={() => openAt(place)}>
            {label}
          </button>
        )}
      </h3>
      {fields.map((part) => (
        <p key={`${part.file} ${part.path.join(' ')}`}>
          {parts.length > 1 && `${part.label} `}
          <Words {...part} />
        </p>
      ))}
      <p className="path">{paths ? reachWords(paths, state) : 'Looking for its pages …'}</p>
      {choices.map(({ words, value, choose }) => (
        <p key={words} className={choices.length === 1 ? 'back' : 'choice'}>
          {value}
          <button
            type="button"
            aria-label={`${words}: ${label}`}
            onClick={({ currentTarget }) => {
              currentTarget.closest<HTMLElement>('#changes')!.focus();
              change(choose, choices.length === 1 ? 'Undone.' : '');
            }}
          >
            {words}
          </button>
        </p>
      ))}
    </li>
  );
}

/** The changes in words, with the pages that each reaches. Each can be taken back alone. */
export function Changes({ ref }: { ref: Ref<HTMLElement> }) {
  const { ask, inWords } = useDesk();
  const [isOpen, setIsOpen] = useState(false);
  const [reached, setReached] = useState<ReadonlyMap<string, readonly string[]>>(new Map());
  useEffect(() => {
    if (!isOpen) return;
    const fields = inWords.map(({ parts }) => parts.map(({ file, path }) => ({ file, path })));
    const show = (paths: readonly string[][]) =>
      setReached(new Map(inWords.map(({ label }, index) => [label, paths[index]!])));
    void ask('reach', fields).then(show, () => undefined);
  }, [ask, isOpen, inWords]);
  const title = `${count(inWords.length, 'change')}, not saved`;
  return (
    <section
      ref={ref}
      id="changes"
      popover="auto"
      tabIndex={-1}
      aria-label={title}
      onToggle={({ newState }) => setIsOpen(newState === 'open')}
    >
      <h2>{title}</h2>
      <ul>
        {inWords.map((change) => (
          <Change key={`${change.label} ${change.parts[0].file}`} change={change} paths={reached.get(change.label)} />
        ))}
      </ul>
    </section>
  );
}
