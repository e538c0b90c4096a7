import type { Ref } from 'react';
import { count } from '#content/problem.ts';
import type { ChangeInWords } from './changes.ts';
import { useDesk } from './use-desk.ts';

const waiting = 'Proposed, not merged yet';

/** Whether a file has changes that are not saved, or that wait for a merge. */
export function NotSaved({ file }: { file: string }) {
  const { drafts, inWords } = useDesk();
  const own = inWords.filter(({ parts }) => parts.some((part) => part.file === file));
  const isWaiting = own.length > 0 && own.every(({ isProposed }) => isProposed);
  return file in drafts && <span className="dot">{isWaiting ? waiting : 'Not saved'}</span>;
}

function Change({ change: { label, parts, isProposed, choices } }: { change: ChangeInWords }) {
  const { state, changeTexts, openAt } = useDesk();
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
      {isProposed && <span className="dot">{waiting}</span>}
      {fields.map(({ file, path, label: name, before, after }) => (
        <p key={`${file} ${path.join(' ')}`}>
          {parts.length > 1 && `${name} `}
          {before && <del>{before}</del>} {before && after && '→ '}
          {after && <ins>{after}</ins>}
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
              changeTexts(choose, choices.length === 1 ? 'Undone.' : '');
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
  const title = count(inWords.length, 'change');
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
