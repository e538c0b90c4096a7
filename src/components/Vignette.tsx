import * as classes from '#generated/classes.ts';
import { cx } from '#styles/cx.ts';

/** The picture of a service: a file that all pages share, fetched when it is about to be seen. */
export function Vignette({ address }: { address: string }) {
  return (
    <img
      className={cx(classes.vignette)}
      src={address}
      alt=""
      width={480}
      height={300}
      loading="lazy"
      decoding="async"
    />
  );
}
