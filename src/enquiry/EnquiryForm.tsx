import { useEffect, useRef, type FormEvent } from 'react';
import { Filled } from '#ui/Filled.tsx';
import type { FieldName } from '#shared/fields.ts';
import { Icon } from '#ui/Icon.tsx';
import { Link } from '#ui/Link.tsx';
import { Toast } from '#ui/Toast.tsx';
import * as classes from '#generated/classes.ts';
import { form as texts } from '#generated/interface.ts';
import { cx } from '#styles/cx.ts';
import { followService } from '#board/use-chosen.ts';
import { ChoiceStrip } from './ChoiceStrip.tsx';
import { Fields } from './Fields.tsx';
import { markChanged } from './kept.ts';
import { Summary } from './Summary.tsx';
import { useSubject, type SubjectProps } from './use-subject.ts';
import { useSubmit, type SeenFailure } from './use-submit.ts';

interface EnquiryFormProps extends SubjectProps {
  words: { heading: string; button: string };
  headingLevel: 'h2' | 'h3';
  /** The path of the page. */
  page: string;
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
  words: string;
  isSending: boolean;
  failure: SeenFailure | undefined;
}

/** The button that sends the form. While it is sent, three dots fade in turn, unless the visitor prefers reduced motion. */
function SendButton({ words, isSending, failure }: SendButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  // The focus is lost with what is disabled and with a message that is closed, unless something else has it by then.
  useEffect(() => {
    if (failure && !isSending && document.activeElement === document.body) button.current?.focus();
  }, [failure, isSending]);
  const id = 'enquiry-status';
  const reason = failure?.reason;
  return (
    <>
      <p id={id} role="status" className={reason ? cx(classes.fieldNote, { tone: 'error' }) : classes.hidden}>
        {isSending ? `${texts.sending}...` : reason}
      </p>
      <button ref={button} type="submit" aria-describedby={id} className={cx(classes.button, { tone: 'primary' })}>
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

/**
 * The enquiry form, with the fields of the table in `#shared/fields.ts`. Without scripts it is an ordinary form; with
 * scripts the visitor stays on the page until the enquiry is stored.
 */
export function EnquiryForm(props: EnquiryFormProps) {
  const { words, headingLevel: Heading, site, page, choices } = props;
  const form = useRef<HTMLFormElement>(null);
  const { service, place, area, about } = useSubject(form, props);
  const { summary, notes, checkAgain, onBlur, ...sending } = useSubmit(form, page, site, about);
  const { isSending, onSubmit, failure, closeMessage } = sending;

  function onChange({ target, currentTarget }: FormEvent<HTMLFormElement>): void {
    markChanged();
    const name = (target as HTMLInputElement).name as FieldName;
    if (name === 'service') followService(currentTarget, choices.board);
    checkAgain(currentTarget, name);
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
        <fieldset role="presentation" className={classes.form} disabled={isSending} onBlur={onBlur}>
          <legend>
            <Heading>{words.heading}</Heading>
          </legend>
          <ChoiceStrip
            choices={choices}
            services={props.area === undefined ? site.services : undefined}
            service={service}
            area={area}
            place={place}
          />
          <Summary ref={summary} notes={notes} />
          <Fields services={site.enquiryServices} notes={notes} hints={{ message: choices.words.hint }} />
          <Unseen page={page} area={area} place={place} />
          <p className={classes.small}>
            <Filled text={texts.notice} values={{ privacyNotice: <Link to="/privacy">{texts.privacyNotice}</Link> }} />
          </p>
          <SendButton words={words.button} isSending={isSending} failure={failure} />
        </fieldset>
      </form>
      {failure?.isSeen === false && (
        <Toast title={texts.failedTitle} text={texts.failed} phone={site.phone} onClose={closeMessage} />
      )}
    </>
  );
}
