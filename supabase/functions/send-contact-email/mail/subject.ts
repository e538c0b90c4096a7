import type { StoredEnquiry } from '../stored-enquiry.ts';

/** The most characters of a subject, and of a name in it. */
const longestSubject = 200;
const longestName = 60;

export function shortened(text: string, most: number): string {
  const characters = [...text];
  return characters.length > most
    ? `${characters
        .slice(0, most - 1)
        .join('')
        .trimEnd()}…`
    : text;
}

/** A text for a header: it cannot add a header or change the text direction, and its length is limited. */
export const headerText = (text: string) =>
  shortened(text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\u200E\u200F\u202A-\u202E\u2066-\u2069]+/gu, ' '), longestSubject);

/** The values of an enquiry in a subject. */
export const subjectValues = ({ name, service, area }: StoredEnquiry) => ({
  name: shortened(name, longestName),
  service,
  area: area ?? '',
});

/** The service, with the area that the visitor wrote from. */
export const aboutOf = ({ service, area }: StoredEnquiry) => (area === null ? service : `${service}, ${area}`);
