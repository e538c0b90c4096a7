import { useEffect, useRef } from 'react';
import { Icon } from '#ui/Icon.tsx';
import * as classes from '#generated/classes.ts';
import { form as texts } from '#generated/interface.ts';
import { cx } from '#styles/cx.ts';
import type { SeenFailure } from './use-submit.ts';

interface SendButtonProps {
  words: string;
  isSending: boolean;
  failure: SeenFailure | undefined;
}

/** The button that sends the form. While it is sent, three dots fade in turn, unless the visitor prefers reduced motion. */
export function SendButton({ words, isSending, failure }: SendButtonProps) {
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
