import { startTransition, useActionState, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { FocusEvent, FormEvent, RefObject } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Site } from '#content/site.ts';
import type { FieldName } from '#shared/fields.ts';
import { cleanAddress } from '#shared/typed.ts';
import { forget, markSent } from './kept.ts';
import { listenForFailures, reportFailure } from './outcome.ts';
import { corrected, hintIn, notesOf, problemIn, problemsIn, type Notes } from './problems.ts';
import { send, type Failure } from './send.ts';

/** Why the enquiry could not be sent, and whether the visitor has closed the message about it. */
export type SeenFailure = Failure & { isSeen: boolean };

interface Sending {
  body: Record<string, unknown> & { id: string };
  /** What it is about, for the page that thanks for it. */
  about: string;
}

/** The enquiry in a form, as the function receives it. */
function bodyOf(form: HTMLFormElement): Sending['body'] {
  const values = Object.fromEntries(new FormData(form));
  const email = cleanAddress(String(values['email']));
  return { ...values, email, id: markSent(), elapsed: Math.round(performance.now()) };
}

/** Sends enquiries from a page, and whether one is being sent. */
function useSending(page: string, backend: Site['enquiries']) {
  const navigate = useNavigate();
  const [, sendEnquiry, isSending] = useActionState<undefined, Sending>(async (_state, { body, about }) => {
    const failure = await send(backend, body);
    // The visitor may have gone to another page in the meantime, and stays there.
    const isOpen = location.pathname === page;
    if (failure) reportFailure(page, failure);
    else forget(body.id, isOpen);
    if (!failure && isOpen) void navigate('/thank', { state: { about } });
    return undefined;
  }, undefined);
  // What belongs to the form but is outside of it: the price board, and the block with its button.
  useLayoutEffect(() => {
    const parts = '#board [name=choice],#block :is(input,button)';
    for (const part of document.querySelectorAll<HTMLInputElement>(parts)) part.disabled = isSending;
  }, [isSending]);
  return { sendEnquiry, isSending };
}

/** The form of a page when it is checked and sent: the notes below its fields, why it could not be sent, and handlers. */
export function useSubmit(form: RefObject<HTMLFormElement | null>, page: string, site: Site, about: string) {
  const summary = useRef<HTMLDivElement>(null);
  const [notes, setNotes] = useState<Notes>({});
  const [failure, setFailure] = useState<SeenFailure>();
  useEffect(() => {
    return listenForFailures(page, (result) => {
      if (result.problems) setNotes(notesOf(result.problems));
      setFailure({ ...result, isSeen: false });
    });
  }, [page]);
  const { sendEnquiry, isSending } = useSending(page, site.enquiries);
  // Without scripts the browser shows its own messages; with scripts ours are shown beside the fields.
  useEffect(() => form.current?.setAttribute('novalidate', ''), [form]);

  /** If this throws before it prevents the default, the browser sends the form without scripts. */
  function onSubmit(event: FormEvent<HTMLFormElement>): void {
    if (isSending) return event.preventDefault();
    const problems = problemsIn(event.currentTarget);
    const body = Object.keys(problems).length === 0 ? bodyOf(event.currentTarget) : undefined;
    event.preventDefault();
    setNotes(problems);
    setFailure(undefined);
    if (body === undefined) summary.current?.focus();
    else startTransition(() => sendEnquiry({ body, about }));
  }

  /** When the phone number is left, shows a hint below one that nobody could call back. */
  function onBlur({ target }: FocusEvent): void {
    if (!(target instanceof HTMLInputElement) || target.type !== 'tel') return;
    const { phone, ...others } = notes;
    // A note that comes or goes would move what is being pressed.
    if ((phone && phone.tone !== 'hint') || document.querySelector(':is(a,button):active')) return;
    setNotes({ ...others, ...hintIn(target, site.phoneDigits) });
  }

  /** Checks a field with a note again. */
  function checkAgain(form: HTMLFormElement, name: FieldName): void {
    if (notes[name] === undefined || notes[name].tone === 'hint') return;
    const text = problemIn(form, name);
    setNotes({ ...notes, [name]: text === undefined ? corrected : { tone: 'error', text } });
  }

  const closeMessage = () => setFailure(failure && { ...failure, isSeen: true });
  return { summary, notes, checkAgain, onBlur, isSending, onSubmit, failure, closeMessage };
}
