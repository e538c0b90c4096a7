import { useLayoutEffect, useMemo, useRef, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';
import type { Choices } from '#types/price-board.ts';
import { choiceOf } from './choice.ts';
import { fillIn } from './kept.ts';
import { chosen, useChosen } from '#components/use-chosen.ts';

/**
 * Fills the form with the visitor's choice: the service, and the first sentence of the message. Keeps text that the
 * visitor has typed. Returns the value of the chosen cell.
 */
export function useChoice(
  form: RefObject<HTMLFormElement | null>,
  choices: Choices,
  enquiryServices: readonly string[],
  area: string | undefined,
): string | undefined {
  const { search } = useLocation();
  const value = useChosen(form);
  const choice = useMemo(
    () => choiceOf(value, search, choices, enquiryServices.at(-1) ?? '', area),
    [value, search, choices, enquiryServices, area],
  );
  const arrived = useRef<string>(undefined);
  useLayoutEffect(() => {
    arrived.current = chosen();
  }, []);
  // After the first render, before the browser paints: the HTML cannot contain the choice.
  useLayoutEffect(() => {
    if (!choice || !form.current) return;
    // What the visitor came with is older than what was typed before this script ran.
    fillIn(form.current, { ...choice }, value !== arrived.current);
    if (value !== arrived.current) arrived.current = undefined;
  }, [form, choice, value]);
  return value;
}
