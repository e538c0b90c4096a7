import { parse } from 'yaml';
import type { Problem } from '../problem.ts';

/** The value in a line that a fix asks to type, without its key and its quotes. */
function typedValue(line: string): string {
  try {
    const value = parse(line) as unknown;
    const [only, ...others] = typeof value === 'object' && value !== null ? Object.values(value) : [value];
    return only === null || others.length > 0 || typeof only === 'object' ? line : String(only);
  } catch {
    return line;
  }
}

/** A problem in the words of a form. */
export const inForm = ({ form, message, fix }: Pick<Problem, 'form' | 'message' | 'fix'>): string =>
  form ?? `${message} Fix: ${fix.replace(/ →\s+([^]*)$/, (_, line: string) => `: ${typedValue(line)}`)}`;
