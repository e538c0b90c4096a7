import type { Company } from './company.ts';

/**
 * The values of a form that was sent without scripts, with the visitor's choice in the price board as the first sentence
 * of the message. The choice is in the form itself, or in the address of its page, after the board of another page. With
 * scripts, the page fills it in.
 */
export function withChoice(
  values: Readonly<Record<string, unknown>>,
  referer: string | null,
  { choices }: Pick<Company, 'choices'>,
): Readonly<Record<string, unknown>> {
  const search = referer !== null && URL.canParse(referer) ? new URL(referer).searchParams : new URLSearchParams();
  const chosen = values['choice'] ?? search.get('choice');
  const sentence = typeof chosen === 'string' && Object.hasOwn(choices, chosen) ? choices[chosen] : undefined;
  const message = typeof values['message'] === 'string' ? values['message'] : '';
  if (sentence === undefined || message.startsWith(sentence)) return values;
  return { ...values, message: `${sentence}\n${message}` };
}
