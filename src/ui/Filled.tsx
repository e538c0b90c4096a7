import { Fragment, type ReactNode } from 'react';
import { textParts, type Values } from './filled-text.ts';

/** A text with words or elements in place of its placeholders. */
export function Filled({ text, values }: { text: string; values: Values<ReactNode> }) {
  return textParts(text, values).map((part, index) => <Fragment key={index}>{part}</Fragment>);
}
