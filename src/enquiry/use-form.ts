import { useActionState, useEffect, useLayoutEffect, useState, useSyncExternalStore, type RefObject } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { subscribe } from '#board/use-chosen.ts';
import type { Site } from '#content/site.ts';
import { forget, keepForm, placeNow, restoreForm } from './kept.ts';
import { controlOf, notesOf, type Notes } from './mistakes.ts';
import { listenForFailures, reportFailure } from './outcome.ts';
import { send, type Failure } from './send.ts';

/** The service that is selected, however it came about, and the place, which is undefined in the HTML. */
export function useAbout(form: RefObject<HTMLFormElement | null>): { service: string; place: string | undefined } {
  const place = useSyncExternalStore<string | undefined>(subscribe, placeNow, () => undefined);
  const [service, setService] = useState('');
  useLayoutEffect(() => {
    const readService = () => form.current && setService(controlOf(form.current, 'service')?.value ?? '');
    readService();
    return subscribe(readService);
  }, [form]);
  return { service, place };
}

/** Shows what the visitor typed into a form before, and keeps it when another page opens in place. */
export function useKeptText(form: RefObject<HTMLFormElement | null>, isForAll: boolean): void {
  const { pathname } = useLocation();
  useLayoutEffect(() => {
    const element = form.current;
    if (element === null) return;
    restoreForm(element, pathname, isForAll);
    return () => keepForm(element, pathname);
  }, [form, pathname, isForAll]);
}

/** The notes below the fields, and why the enquiry could not be sent. */
export function useOutcome(page: string) {
  const [notes, setNotes] = useState<Notes>({});
  const [failure, setFailure] = useState<Failure & { isSeen: boolean }>();
  useEffect(
    () =>
      listenForFailures(page, (result) => {
        if (result.mistakes) setNotes(notesOf(result.mistakes));
        setFailure({ ...result, isSeen: false });
      }),
    [page],
  );
  return { notes, setNotes, failure, setFailure };
}

interface Sending {
  body: Record<string, unknown> & { id: string };
  /** What it is about, for the page that thanks for it. */
  about: string;
}

/** Sends enquiries from a page, and whether one is being sent. */
export function useSending(page: string, backend: Site['enquiries']) {
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
  return { sendEnquiry, isSending };
}
