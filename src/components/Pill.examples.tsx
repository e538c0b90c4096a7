import * as classes from '#generated/classes.ts';
import { Pill } from './Pill.tsx';

const lines = Object.keys(classes.pill.variants.line);

// The last line has no colour of its own.
export const examples = Object.fromEntries(
  [...lines, 'zz'].map((line) => [
    `line ${line}`,
    <Pill key={line} sign={{ code: `${line.toUpperCase()}12`, line, lineName: 'A line' }} />,
  ]),
);
