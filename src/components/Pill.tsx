import * as classes from '#generated/classes.ts';
import type { Sign } from '#generated/pages.ts';
import { cx } from '#styles/cx.ts';

const lines = classes.pill.variants.line;

/** The code of a station in the colour of its line; a line without a colour is ink. */
export function Pill({ sign }: { sign: Sign }) {
  const line = sign.line in lines ? (sign.line as keyof typeof lines) : undefined;
  return <span className={cx(classes.pill, { line })}>{sign.code}</span>;
}
