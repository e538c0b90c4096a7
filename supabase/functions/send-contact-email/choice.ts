import type { Company } from './company.ts';

/** Whether a message begins like a sentence: with scripts, the page may have written it, with the name of the area. */
const beginsLike = (message: string, sentence: string) =>
  message.startsWith(sentence.slice(0, Math.ceil(sentence.length / 2)));

/**
 * The values of a form that was sent without scripts, with the visitor's choice in the price board as the first sentence
 * of the message, if its service is the selected one. The choice is in the form itself, or in the address of its page
 * on our site, after the board of another page. With scripts, the page fills it in.
 */
export function withChoice(
  values: Readonly<Record<string, unknown>>,
  referer: string | null,
  { choices }: Pick<Company, 'choices'>,
  allowedOrigins: readonly string[],
): Readonly<Record<string, unknown>> {
  const page = referer !== null && URL.canParse(referer) ? new URL(referer) : undefined;
  const inAddress = page && allowedOrigins.includes(page.origin) ? page.searchParams.get('choice') : undefined;
  const chosen = values['choice'] ?? inAddress;
  const choice = typeof chosen === 'string' && Object.hasOwn(choices, chosen) ? choices[chosen] : undefined;
  const message = typeof values['message'] === 'string' ? values['message'] : '';
  if (choice === undefined || choice.service !== values['service'] || beginsLike(message, choice.sentence))
    return values;
  return { ...values, message: `${choice.sentence}\n${message}` };
}
