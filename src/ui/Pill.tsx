import * as classes from '#generated/classes.ts';
import { cx } from '#styles/cx.ts';

/** The sign of a station: its code, and the line that gives it its colour. */
export interface Sign {
  code: string;
  /** The letters of the line's codes, in lower case. */
  line: string;
  lineName: string;
}

const lines = classes.pill.variants.line;

interface PillProps {
  sign: Sign;
  /** Set if the name of the line is shown beside the pill; then the pill needs no label and no tooltip. */
  named?: boolean;
}

/**
 * The code of a station, in the colour of its line or, if the line has none, in ink. Screen readers read the name of
 * the line, and a mouse shows it as a tooltip (src/tooltip/tooltip.ts).
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
