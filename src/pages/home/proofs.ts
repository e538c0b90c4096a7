import type { Content } from '#scripts/content/content.ts';
import { today } from '#scripts/content/date.ts';
import { fillText, interfaceWords } from '#scripts/content/fill.ts';
import type { Proof } from '#types/proof.ts';

/** What visitors can check about the company at a moment. A licence that has expired proves nothing. */
export function proofsOf(content: Content, now: Date): Proof[] {
  const { evidence = {}, language, timeZone } = content.single('site').data;
  const { companyNumber, licence, insurer, rating } = evidence;
  const words = interfaceWords(content).evidence;
  const dates = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
  const dated = (date: string) => dates.format(new Date(date));
  const proofs: Proof[] = [];
  if (companyNumber) proofs.push({ label: words.companyNumber, text: companyNumber.number, url: companyNumber.url });
  if (licence && licence.expires >= today(now, timeZone)) {
    const facts = { class: licence.class, number: licence.number, date: dated(licence.expires) };
    proofs.push({ label: words.licence, text: fillText(words.licenceFacts, facts), url: licence.url });
  }
  if (insurer) {
    proofs.push({ label: words.insurer, text: insurer.name, ...(insurer.url !== undefined && { url: insurer.url }) });
  }
  if (rating) {
    const facts = {
      value: rating.value.toLocaleString(language),
      most: '5',
      count: rating.count.toLocaleString(language),
      source: rating.source,
      date: dated(rating.date),
    };
    proofs.push({ label: words.rating, text: fillText(words.ratingFacts, facts), url: rating.url });
  }
  return proofs;
}
