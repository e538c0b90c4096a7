import * as classes from '#generated/classes.ts';
import type { Example } from '#examples/example.ts';
import { Pill } from './Pill.tsx';

const lines = Object.keys(classes.pill.variants.line);

export const examples: readonly Example[] = [
  ...lines.map((line) => ({
    name: `line ${line}`,
    element: <Pill sign={{ code: `${line.toUpperCase()}12`, line, lineName: 'A line' }} />,
  })),
  {
    name: 'a line without a colour of its own',
    element: <Pill sign={{ code: 'ZZ1', line: 'zz', lineName: 'Another line' }} />,
  },
];
