import type { Content } from '#content/content.ts';
import { today } from '#content/date.ts';
import { fillText, interfaceWords } from '#content/fill.ts';
import type { EvidenceItem } from '#ui/sections/TileGrid.tsx';

/** The facts about the company that visitors can check. An expired licence is left out. */
export function evidenceOf(content: Content, now: Date): EvidenceItem[] {
  const { evidence = {}, language, timeZone } = content.single('site').data;
  const { companyNumber, licence, insurer, rating } = evidence;
  const words = interfaceWords(content).evidence;
  const dates = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
  const dated = (date: string) => dates.format(new Date(date));
  const items: EvidenceItem[] = [];
  if (companyNumber) items.push({ label: words.companyNumber, text: companyNumber.number, url: companyNumber.url });
  if (licence && licence.expires >= today(now, timeZone)) {
    const facts = { class: licence.class, number: licence.number, date: dated(licence.expires) };
    items.push({ label: words.licence, text: fillText(words.licenceFacts, facts), url: licence.url });
  }
  if (insurer) {
    items.push({ label: words.insurer, text: insurer.name, ...(insurer.url !== undefined && { url: insurer.url }) });
  }
  if (rating) {
    const facts = {
      value: rating.value.toLocaleString(language),
      most: '5',
      count: rating.count.toLocaleString(language),
      source: rating.source,
      date: dated(rating.date),
    };
    items.push({ label: words.rating, text: fillText(words.ratingFacts, facts), url: rating.url });
  }
  return items;
}
