import * as classes from '#generated/classes.ts';
import { cx } from '#styles/cx.ts';
import { Icon } from './Icon.tsx';

interface ToastProps {
  tone: 'error' | 'success';
  title: string;
  text: string;
  onClose?: () => void;
}

/** A message over the page. An error is announced at once and stays; a success is announced when there is time. */
export function Toast({ tone, title, text, onClose }: ToastProps) {
  return (
    <div className={`${cx(classes.toast, { tone })} ${cx(classes.dark)}`} role={tone === 'error' ? 'alert' : 'status'}>
      <Icon name={tone === 'error' ? 'circle-alert' : 'circle-check'} />
      <p>
        <b>{title}</b>
        {text}
      </p>
      <button type="button" className={cx(classes.toastClose)} aria-label="Dismiss" onClick={onClose}>
        <Icon name="x" />
      </button>
    </div>
  );
}
