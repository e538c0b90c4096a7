import { startTransition, useActionState, useEffect, useRef, useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { Icon } from '#components/Icon.tsx';
import { Link } from '#components/Link.tsx';
import { Toast } from '#components/Toast.tsx';
import * as classes from '#generated/classes.ts';
import type { Site } from '#generated/pages.ts';
import { cx } from '#styles/cx.ts';
import { Fields } from './Fields.tsx';
import { fieldNames, mistakeIn, mistakesIn, type Mistakes } from './mistakes.ts';
import { send, type Sent } from './send.ts';
import { Summary } from './Summary.tsx';

interface EnquiryFormProps {
  words: { heading: string; button: string };
  headingLevel: 'h2' | 'h3';
  site: Pick<Site, 'enquiryServices' | 'enquiries'>;
  /** The path of the page, and the area that it is about. */
  page: string;
  area?: string;
}

/** What is sent along with the fields; the trap stands where people do not see it. */
function Unseen({ page, area }: Pick<EnquiryFormProps, 'page' | 'area'>) {
  return (
    <div hidden>
      <input type="hidden" name="page" value={page} />
      {area !== undefined && <input type="hidden" name="area" value={area} />}
      <label htmlFor="enquiry-website">Leave this empty</label>
      <input id="enquiry-website" type="text" name="website" tabIndex={-1} autoComplete="off" />
    </div>
  );
}

/**
 * The form with which a visitor asks for a clean: five fields, all required. Without scripts it is an ordinary form;
 * with them it stays on the page until the enquiry is stored.
 */
export function EnquiryForm({ words, headingLevel: Heading, site, page, area }: EnquiryFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  // One for each form that is filled in: however often it is sent, it is one enquiry.
  const id = useRef<string>(undefined);
  const [mistakes, setMistakes] = useState<Mistakes>({});
  const [failure, setFailure] = useState(false);
  const navigate = useNavigate();

  function settle(sent: Sent): void {
    setFailure(sent.kind === 'failed');
    if (sent.kind === 'mistakes') setMistakes(sent.mistakes);
    if (sent.kind !== 'sent') return;
    id.current = undefined;
    form.current?.reset();
    void navigate('/thank');
  }

  const [result, dispatch, isSending] = useActionState<Sent | undefined, Record<string, unknown>>(
    async (_last, body) => {
      const sent = await send(site.enquiries, body);
      settle(sent);
      return sent;
    },
    undefined,
  );

  // The browser's own bubbles are for a page without scripts; ours stand beside the fields.
  useEffect(() => {
    if (form.current) form.current.noValidate = true;
  }, []);
  const isMistaken = Object.keys(mistakes).length > 0;
  useEffect(() => {
    if (isMistaken) summary.current?.focus();
  }, [isMistaken]);

  function onSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (isSending) return;
    const found = mistakesIn(event.currentTarget);
    setMistakes(found);
    setFailure(false);
    if (Object.keys(found).length > 0) {
      summary.current?.focus();
      return;
    }
    id.current ??= crypto.randomUUID();
    const values = Object.fromEntries(new FormData(event.currentTarget));
    const body = { ...values, id: id.current, elapsed: Math.round(performance.now()) };
    startTransition(() => dispatch(body));
  }

  /** A field that changes after a failure makes another enquiry of it, and its mistake may be mended. */
  function onChange({ target, currentTarget }: FormEvent<HTMLFormElement>): void {
    if (result?.kind === 'failed') id.current = undefined;
    const name = fieldNames.find((own) => own === (target as HTMLInputElement).name);
    if (name === undefined || mistakes[name] === undefined) return;
    const mistake = mistakeIn(currentTarget, name);
    setMistakes(({ [name]: _old, ...others }) => (mistake === undefined ? others : { ...others, [name]: mistake }));
  }

  return (
    <form
      ref={form}
      method="post"
      action={site.enquiries.action}
      className={`${cx(classes.panel)} ${cx(classes.form)}`}
      aria-busy={isSending || undefined}
      onSubmit={onSubmit}
      onChange={onChange}
    >
      <Heading>{words.heading}</Heading>
      <Summary ref={summary} mistakes={mistakes} />
      <Fields services={site.enquiryServices} mistakes={mistakes} disabled={isSending} />
      <Unseen page={page} {...(area !== undefined && { area })} />
      <p className={cx(classes.small, { tone: 'muted' })}>
        All fields are required. How we use them: <Link to="/privacy">privacy notice</Link>.
      </p>
      <button type="submit" aria-disabled={isSending || undefined} className={cx(classes.button, { tone: 'primary' })}>
        {isSending ? 'Sending...' : words.button} {!isSending && <Icon name="arrow-right" />}
      </button>
      <p role="status" className={cx(classes.hidden)}>
        {isSending ? 'Sending...' : ''}
      </p>
      {failure && (
        <Toast title="Error" text="Failed to send message. Please try again." onClose={() => setFailure(false)} />
      )}
    </form>
  );
}
