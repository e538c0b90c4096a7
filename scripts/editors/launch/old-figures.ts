import type { Content } from '../../content/content.ts';
import { monthsBetween, shownDate, today } from '../../content/date.ts';
import { placeOf } from '../../content/place.ts';
import type { Problem } from '../../content/problem.ts';
import { sourcesOf } from '../../content/sources.ts';

/** Older figures may no longer be true; visitors see their date. */
const oldestMonths = 24;

/** The sources that areas use and whose figures are old. */
export function oldFigures(content: Content, now: Date): Problem[] {
  const { language, timeZone } = content.single('site').data;
  const day = today(now, timeZone);
  const used = new Set(
    content
      .all('neighbourhood')
      .flatMap(({ data }) => sourcesOf(data))
      .map(({ name }) => name),
  );
  const entry = content.single('sources');
  return entry.data.sources.flatMap(({ name, asOf, checked = asOf }, index) => {
    const months = monthsBetween(asOf, day);
    const isKnown = monthsBetween(checked, day) <= oldestMonths;
    if (!used.has(name) || months <= oldestMonths || isKnown) return [];
    return [
      {
        place: placeOf(entry, ['sources', index, 'asOf']),
        rule: 'old-figures',
        message: `The figures of "${name}" are from ${shownDate(asOf, language)}, ${months} months ago. They must not be older than ${oldestMonths} months, unless there are no newer ones.`,
        fix: `look for newer figures, and replace the file of the table in data/tables. If there are none, add the day on which you looked →  checked: ${day}`,
      },
    ];
  });
}
