import type { Ref } from 'react';
import { count } from '#content/problem.ts';
import type { ChangeInWords, PartInWords } from './changes.ts';
import { useDesk } from './use-desk.ts';

/** What is gone, struck, and what is new, marked. */
const Words = ({ before, after }: Pick<PartInWords, 'before' | 'after'>) => (
  <>
    {before && <del>{before}</del>} {before && after && '→ '}
    {after && <ins>{after}</ins>}
  </>
);

function Change({ change: { label, parts, choices } }: { change: ChangeInWords }) {
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

/** The changes in words. Each can be taken back alone. */
export function Changes({ ref }: { ref: Ref<HTMLElement> }) {
  const { inWords } = useDesk();
  const title = `${count(inWords.length, 'change')}, not saved`;
  return (
    <section ref={ref} id="changes" popover="auto" tabIndex={-1} aria-label={title}>
      <h2>{title}</h2>
      <ul>
        {inWords.map((change) => (
          <Change key={`${change.label} ${change.parts[0].file}`} change={change} />
        ))}
      </ul>
    </section>
  );
}
