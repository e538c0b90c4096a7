import { memo, useLayoutEffect, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import * as classes from '#generated/classes.ts';
import type { Street, Streets as StreetsData } from './data.ts';
import { cx } from '#styles/cx.ts';
import { filled } from '#ui/filled-text.ts';
import { askFor, loadFinder } from '#places/find-areas.ts';
import { findBlock, type BlockAnswer, type CoveredArea } from './find-block.ts';
import { Icon } from '#ui/Icon.tsx';

interface BlockFinderProps extends Omit<CoveredArea<Street>, 'streets'> {
  streets: StreetsData;
  /** Called with the place of the enquiry: what is typed, or the block that it means. */
  onPlace: (place: string) => void;
}

type Answer = BlockAnswer<Street>;

const isProbable = ({ kind }: Answer) => kind === 'unlisted' || kind === 'unknown';

function List({ streets }: { streets: readonly Street[] }) {
  return (
    <div className={classes.streetList}>
      {streets.map(({ id, name, count, blocks, distance }) => (
        <details key={id} className={classes.street}>
          <summary>
            <b>{name}</b> <span>{count}</span>
          </summary>
          {/* A link to an element inside a closed list opens the list. */}
          <p id={id}>
            {blocks}
            {distance !== undefined && <small> {distance}</small>}
          </p>
        </details>
      ))}
    </div>
  );
}

/** The streets around a station with their blocks. A browser's search also finds numbers in the closed lists. */
const Streets = memo(function Streets({ near, others, all }: Pick<StreetsData, 'near' | 'others' | 'all'>) {
  return (
    <div className={classes.streets}>
      <List streets={near} />
      {others.length > 0 && (
        <details className={classes.street}>
          <summary>
            <b>{all}</b>
          </summary>
          <List streets={others} />
        </details>
      )}
    </div>
  );
});

/** Shows the form from its title, with the focus on the first field to fill in. Back leaves the page. */
function goToForm(event: MouseEvent<HTMLAnchorElement>): void {
  event.preventDefault();
  const form = document.querySelector(event.currentTarget.hash);
  form?.scrollIntoView();
  form?.querySelector<HTMLElement>(':is(input,select,textarea):invalid')?.focus({ preventScroll: true });
}

/** The answer: the block, the place, or that it is not known. Its button goes on to the form. */
function Found({ answer, words }: { answer: Answer; words: StreetsData }) {
  const { kind, block, streets, place } = answer;
  return (
    <>
      {!isProbable(answer) && <Icon name="check" />}
      <span>
        {streets.map(({ id, name, distance }) => (
          <span key={id}>
            <b>{filled(words.found, { block, street: name })}</b> {distance}{' '}
          </span>
        ))}
        {kind === 'place' && <b>{filled(words.place, { place })}</b>}
        {(kind === 'unlisted' || kind === 'unknown') && filled(words[kind], { block, place })}
      </span>
      <a className={cx(classes.button, { tone: 'outline', size: 'small' })} href="#enquiry" onClick={goToForm}>
        {words.next}
      </a>
    </>
  );
}

/** Opens the closed lists around an element. A browser does so by itself, but only when it opens an address with a hash. */
function reveal(id: string): void {
  let list = document.getElementById(id)?.closest('details');
  for (; list; list = list.parentElement?.closest('details')) list.open = true;
}

/** The answer to what is typed. If the area has none, the finder is asked, unless it cannot be loaded. */
async function answerTo(typed: string, area: CoveredArea<Street>): Promise<Answer> {
  const answer = findBlock(typed, area);
  // What is only a number is a block. The finder would read the first digits of a postcode.
  if (!isProbable(answer) || !/\D|\d{5}/.test(typed.replaceAll(/\s/g, ''))) return answer;
  const finder = await loadFinder();
  return finder ? findBlock(typed, area, finder) : { ...answer, kind: 'finder' };
}

/** The answer of the field. The place of the enquiry follows what is typed, and then what is found. */
function useBlock({ streets, onPlace, ...area }: BlockFinderProps) {
  const field = useRef<HTMLInputElement>(null);
  const [answer, setAnswer] = useState<Answer>();
  const navigate = useNavigate();
  // What was typed before this script ran.
  useLayoutEffect(() => onPlace(field.current!.value.trim()), [onPlace]);

  async function checkBlock(): Promise<void> {
    const typed = field.current!.value.trim();
    if (typed === '') return;
    const next = await answerTo(typed, { ...area, streets: [...streets.near, ...streets.others] });
    if (field.current?.value.trim() !== typed) return;
    if (next.kind === 'finder') return void navigate(askFor(typed));
    setAnswer(next);
    for (const { id } of next.streets) reveal(id);
    const [street, ...others] = next.streets;
    const isOne = street !== undefined && others.length === 0;
    onPlace(isOne ? filled(streets.address, { block: next.block, street: street.name }) : typed);
  }

  function onInput(): void {
    setAnswer(undefined);
    onPlace(field.current!.value.trim());
  }

  return { field, answer, checkBlock, onInput };
}

/**
 * A field for a block, and the list of streets and blocks that the answer comes from. The field belongs to the enquiry
 * form of the page, also without scripts, and the function adds it to the message.
 */
export function BlockFinder(props: BlockFinderProps) {
  const { streets } = props;
  const { field, answer, checkBlock, onInput } = useBlock(props);
  const location = useLocation();
  // Before the page scrolls to the place in the address.
  useLayoutEffect(() => reveal(location.hash.slice(1)), [location]);

  /** Enter would send the form. */
  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    void checkBlock();
  }

  return (
    <div id="block">
      <h3>{streets.heading}</h3>
      <p className={classes.muted}>{streets.lead}</p>
      <div className={`${classes.field} ${classes.blockForm}`}>
        <label htmlFor="your-block">{streets.field}</label>
        <input
          ref={field}
          id="your-block"
          form="enquiry"
          name="block"
          type="text"
          autoComplete="off"
          onInput={onInput}
          onKeyDown={onKeyDown}
        />
        <button type="button" className={cx(classes.button, { tone: 'ink' })} onClick={() => void checkBlock()}>
          {streets.check}
        </button>
      </div>
      <p
        className={cx(classes.blockFound, { answer: answer && isProbable(answer) ? 'probable' : undefined })}
        role="status"
      >
        {answer && <Found answer={answer} words={streets} />}
      </p>
      <Streets {...streets} />
    </div>
  );
}
