import { useLayoutEffect, useMemo, useSyncExternalStore, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';
import type { Site } from '#types/site.ts';
import type { Choices } from '#types/price-panel.ts';
import { choiceIn, type Choice } from './choice.ts';
import { fillIn } from './kept.ts';

const never = () => () => undefined;

/**
 * Whether hydration is over. The first render must match the HTML, which does not depend on the query of the address.
 */
const useIsClient = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

/**
 * Fills the form with the choice in its address: the service, and the first sentence of the message. Keeps text that
 * the visitor has typed and a service that is already selected. The HTML cannot contain the choice, so this happens
 * after the first render, before the browser paints.
 */
export function useChoice(
  form: RefObject<HTMLFormElement | null>,
  choices: Choices | undefined,
  site: Pick<Site, 'services' | 'enquiryServices'>,
  area: string | undefined,
): Choice | undefined {
  const { search } = useLocation();
  const isClient = useIsClient();
  const choice = useMemo(
    () => (isClient && choices ? choiceIn(search, choices, site, area) : undefined),
    [isClient, choices, site, area, search],
  );

  useLayoutEffect(() => {
    if (choice && form.current) fillIn(form.current, { service: choice.service, message: choice.message });
  }, [form, choice]);
  return choice;
}
