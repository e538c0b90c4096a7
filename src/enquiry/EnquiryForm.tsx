import { useRef, type FormEvent } from 'react';
import { Filled } from '#ui/Filled.tsx';
import { filled } from '#ui/filled-text.ts';
import { formLines, type FieldName, type FormField } from '#shared/fields.ts';
import { Icon } from '#ui/Icon.tsx';
import { Link } from '#ui/Link.tsx';
import { Toast } from '#ui/Toast.tsx';
import * as classes from '#generated/classes.ts';
import { form as texts } from '#generated/interface.ts';
import { cx } from '#styles/cx.ts';
import { followService } from '#board/use-chosen.ts';
import { ChoiceStrip } from './ChoiceStrip.tsx';
import { markChanged } from './kept.ts';
import type { Notes } from './problems.ts';
import { SendButton } from './SendButton.tsx';
import { Summary } from './Summary.tsx';
import { useSubject, type SubjectProps } from './use-subject.ts';
import { useSubmit } from './use-submit.ts';

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

interface FieldsProps {
  services: readonly string[];
  notes: Notes;
  /** The help texts of fields, below their labels. */
  hints?: Partial<Record<FieldName, string>>;
}

/** A label and its control, with the note below: its problem, or that it was corrected. */
function Field({ field, services, notes, hints = {} }: FieldsProps & { field: FormField }) {
  const { name, type, autocomplete, optional } = field;
  const label = texts.labels[name];
  const hint = hints[name];
  const note = notes[name];
  const tone = note?.tone === 'hint' ? undefined : note?.tone;
  const id = `enquiry-${name}`;
  const described = [hint !== undefined && `${id}-hint`, note && `${id}-note`].filter(Boolean).join(' ');
  const props = {
    id,
    name,
    required: !optional,
    ...(described !== '' && { 'aria-describedby': described }),
    ...(note?.tone === 'error' && { 'aria-invalid': true }),
  };
  return (
    <div className={`${classes.field} ${cx(classes.fieldState, { state: tone })}`}>
      <label htmlFor={id}>{optional ? filled(texts.optional, { label }) : label}</label>
      {hint !== undefined && (
        <p id={`${id}-hint`} className={classes.fieldHint}>
          {hint}
        </p>
      )}
      {type === 'textarea' ? (
        <textarea {...props} rows={5} />
      ) : type === 'service' ? (
        <select {...props} defaultValue="">
          <option value="" disabled>
            {texts.chooseService}
          </option>
          {services.map((service) => (
            <option key={service} value={service}>
              {service}
            </option>
          ))}
        </select>
      ) : (
        <input {...props} type={type} autoComplete={autocomplete} />
      )}
      {note && (
        <p id={`${id}-note`} className={cx(classes.fieldNote, { tone })}>
          <Icon name={note.tone === 'success' ? 'circle-check' : 'circle-alert'} />
          <span>{note.text}</span>
        </p>
      )}
    </div>
  );
}

/** The lines of the form, with one field or two. */
function Fields(props: FieldsProps) {
  return formLines.map((line) => {
    const shown = line.map((field) => <Field key={field.name} field={field} {...props} />);
    return shown[1] ? (
      <div key={line[0]?.name} className={classes.fieldPair}>
        {shown}
      </div>
    ) : (
      shown
    );
  });
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
