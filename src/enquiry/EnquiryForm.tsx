import { startTransition, useEffect, useLayoutEffect, useRef, type FocusEvent, type FormEvent, type Ref } from 'react';
import { Filled } from '#ui/Filled.tsx';
import { serviceInText, type FieldName } from '#shared/fields.ts';
import { cleanAddress } from '#shared/typed.ts';
import { Icon } from '#ui/Icon.tsx';
import { Link } from '#ui/Link.tsx';
import { Toast } from '#ui/Toast.tsx';
import * as classes from '#generated/classes.ts';
import { form as texts } from '#generated/interface.ts';
import type { Choices } from '#board/price-board.ts';
import type { Site } from '#content/site.ts';
import { cx } from '#styles/cx.ts';
import { followService } from '#board/use-chosen.ts';
import { ChoiceStrip } from './ChoiceStrip.tsx';
import { Fields } from './Fields.tsx';
import { markChanged, markSent } from './kept.ts';
import { corrected, errorsIn, hintIn, mistakeIn, mistakesIn } from './mistakes.ts';
import { Summary } from './Summary.tsx';
import { useChoice } from './use-choice.ts';
import { useAbout, useKeptText, useOutcome, useSending } from './use-form.ts';

interface EnquiryFormProps {
  words: { heading: string; button: string };
  headingLevel: 'h2' | 'h3';
  site: Site;
  /** The path of the page, and the area of the page, if any. */
  page: string;
  area?: string;
  choices: Choices;
}

/** The hidden fields of the form, and the honeypot: a field that people do not see, so only bots fill it in. */
function Unseen({ page, area, place }: Record<'page' | 'area' | 'place', string | undefined>) {
  return (
    <div hidden>
      <input type="hidden" name="page" value={page} />
      <input type="hidden" name="area" value={area ?? ''} />
      {/* After the field for the block, so this one is sent. */}
      {place && <input type="hidden" name="block" value={place} />}
      <label htmlFor="enquiry-website">{texts.leaveEmpty}</label>
      {/* The attributes stop password managers, which would otherwise fill in a field with this name. */}
      <input
        id="enquiry-website"
        type="text"
        name="website"
        tabIndex={-1}
        autoComplete="off"
        data-1p-ignore=""
        data-bwignore=""
        data-lpignore="true"
        data-form-type="other"
      />
    </div>
  );
}

interface SendButtonProps {
  ref: Ref<HTMLButtonElement>;
  words: string;
  isSending: boolean;
  /** Why the form could not be sent. */
  reason?: string | undefined;
}

/** The button that sends the form. While it is sent, three dots fade in turn, unless the visitor prefers reduced motion. */
function SendButton({ ref, words, isSending, reason }: SendButtonProps) {
  const id = 'enquiry-status';
  return (
    <>
      <p id={id} role="status" className={reason ? cx(classes.fieldNote, { tone: 'error' }) : classes.hidden}>
        {isSending ? `${texts.sending}...` : reason}
      </p>
      <button ref={ref} type="submit" aria-describedby={id} className={cx(classes.button, { tone: 'primary' })}>
        {isSending ? (
          <span className={classes.dots}>
            {texts.sending}
            <span>.</span>
            <span>.</span>
            <span>.</span>
          </span>
        ) : (
          <>
            <span>{words}</span>
            <Icon name="arrow-right" />
          </>
        )}
      </button>
    </>
  );
}

/** The enquiry in a form, as the function receives it. */
function bodyOf(form: HTMLFormElement): Record<string, unknown> & { id: string } {
  const values = Object.fromEntries(new FormData(form));
  const email = cleanAddress(String(values['email']));
  return { ...values, email, id: markSent(), elapsed: Math.round(performance.now()) };
}

/**
 * The enquiry form, with the fields of the table in `#shared/fields.ts`. Without scripts it is an ordinary form; with
 * scripts the visitor stays on the page until the enquiry is stored.
 */
export function EnquiryForm({ words, headingLevel: Heading, site, page, area: ownArea, choices }: EnquiryFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  const { cell, area } = useChoice(form, choices, site.services, ownArea);
  // After the values that the form fills in by itself.
  useKeptText(form, ownArea === undefined);
  const { service, place } = useAbout(form);
  const inText = serviceInText(service, site.enquiryServices, site.otherServiceInText);
  const about = [cell ? `${cell.choice}, ${cell.line}` : inText, area].filter(Boolean).join(', ');
  const { notes, setNotes, failure, setFailure } = useOutcome(page);
  const { sendEnquiry, isSending } = useSending(page, site.enquiries);
  // Without scripts the browser shows its own messages; with scripts ours are shown beside the fields.
  useEffect(() => {
    if (form.current) form.current.noValidate = true;
  }, []);
  const isMistaken = errorsIn(notes).length > 0;
  useEffect(() => {
    if (isMistaken) summary.current?.focus();
  }, [isMistaken]);

  // What belongs to the form but is outside of it: the price board, and the block with its button.
  useLayoutEffect(() => {
    const parts = '#board [name=choice],#block :is(input,button)';
    for (const part of document.querySelectorAll<HTMLInputElement>(parts)) part.disabled = isSending;
  }, [isSending]);
  // The focus is lost with what is disabled and with a message that is closed, unless something else has it by then.
  useEffect(() => {
    if (failure && !isSending && document.activeElement === document.body) button.current?.focus();
  }, [failure, isSending]);

  /** If this throws before it prevents the default, the browser sends the form without scripts. */
  function onSubmit(event: FormEvent<HTMLFormElement>): void {
    if (isSending) return event.preventDefault();
    const mistakes = mistakesIn(event.currentTarget);
    const body = Object.keys(mistakes).length === 0 ? bodyOf(event.currentTarget) : undefined;
    event.preventDefault();
    setNotes(mistakes);
    setFailure(undefined);
    if (body === undefined) summary.current?.focus();
    else startTransition(() => sendEnquiry({ body, about }));
  }

  /** When the phone number is left, shows a hint below one that nobody could call back. */
  function onPhone({ target }: FocusEvent<HTMLInputElement>): void {
    const { phone, ...others } = notes;
    // A note that comes or goes would move what is being pressed.
    if ((phone && phone.tone !== 'hint') || document.querySelector(':is(a,button):active')) return;
    setNotes({ ...others, ...hintIn(target, site.phoneDigits) });
  }

  /** Keeps the choice and the service one state. When a field with a note changes, checks it again. */
  function onChange({ target, currentTarget }: FormEvent<HTMLFormElement>): void {
    markChanged();
    const name = (target as HTMLInputElement).name as FieldName;
    if (name === 'service') followService(currentTarget, choices.board);
    if (notes[name] === undefined || notes[name].tone === 'hint') return;
    const text = mistakeIn(currentTarget, name);
    setNotes({ ...notes, [name]: text === undefined ? corrected : { tone: 'error', text } });
  }

  return (
    <>
      <form
        ref={form}
        id="enquiry"
        method="post"
        action={site.enquiries.action}
        className={`${classes.panel} ${classes.choosing}`}
        aria-busy={isSending || undefined}
        onSubmit={onSubmit}
        onChange={onChange}
      >
        <fieldset role="presentation" className={classes.form} disabled={isSending}>
          <legend>
            <Heading>{words.heading}</Heading>
          </legend>
          <ChoiceStrip
            choices={choices}
            services={ownArea === undefined ? site.services : undefined}
            service={service}
            area={area}
            place={place}
          />
          <Summary ref={summary} notes={notes} />
          <Fields
            services={site.enquiryServices}
            notes={notes}
            hints={{ message: choices.words.hint }}
            onPhone={onPhone}
          />
          <Unseen page={page} area={area} place={place} />
          <p className={classes.small}>
            <Filled text={texts.notice} values={{ privacyNotice: <Link to="/privacy">{texts.privacyNotice}</Link> }} />
          </p>
          <SendButton ref={button} words={words.button} isSending={isSending} reason={failure?.reason} />
        </fieldset>
      </form>
      {failure?.isSeen === false && (
        <Toast
          title={texts.failedTitle}
          text={texts.failed}
          phone={site.phone}
          onClose={() => setFailure({ ...failure, isSeen: true })}
        />
      )}
    </>
  );
}
