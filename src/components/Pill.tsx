import * as classes from '#generated/classes.ts';
import type { Sign } from '#types/places.ts';
import { cx } from '#styles/cx.ts';

const lines = classes.pill.variants.line;

interface PillProps {
  sign: Sign;
  /** The name of the line is beside it. */
  named?: boolean;
}

/**
 * The code of a station in the colour of its line; a line without a colour is ink. Screen readers read the line's name,
 * and a mouse shows it as a tooltip: src/client/tooltip.ts.
 */
export function Pill({ sign: { code, line: letters, lineName }, named = false }: PillProps) {
  const line = letters in lines ? (letters as keyof typeof lines) : undefined;
  const className = cx(classes.pill, { line });
  if (named) return <span className={className}>{code}</span>;
  return (
    <span className={className} role="img" aria-label={`${code}, ${lineName}`} data-tip={lineName}>
      {code}
    </span>
  );
}
