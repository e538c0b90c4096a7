import { useEffect, useRef } from 'react';
import * as classes from '#generated/classes.ts';
import * as texts from '#generated/interface.ts';
import { CallLink } from './Contact.tsx';
import { Icon } from './Icon.tsx';

interface ToastProps {
  title: string;
  text: string;
  /** Another way to reach the company. */
  phone: string;
  onClose?: () => void;
}

/** An error message over the page. It stays until it is closed. */
export function Toast({ title, text, phone, onClose }: ToastProps) {
  const toast = useRef<HTMLDivElement>(null);

  /** Removes the message after its animation. */
  async function dismiss(): Promise<void> {
    const element = toast.current;
    if (!element) return;
    element.dataset['leaving'] = '';
    await Promise.allSettled(element.getAnimations().map(({ finished }) => finished));
    onClose?.();
  }

  useEffect(() => {
    function onKeyDown({ key }: KeyboardEvent): void {
      if (key === 'Escape') void dismiss();
    }
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  });

  return (
    <div ref={toast} className={`${classes.toast} ${classes.dark}`} role="alert">
      <Icon name="circle-alert" />
      <div>
        <b>{title}</b>
        <p>{text}</p>
        <CallLink phone={phone} />
      </div>
      <button
        type="button"
        className={classes.toastClose}
        aria-label={texts.accessibility.close}
        onClick={() => void dismiss()}
      >
        <Icon name="x" />
      </button>
    </div>
  );
}
