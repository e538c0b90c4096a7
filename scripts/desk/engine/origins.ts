import type { Content, Entry } from '#content/content.ts';
import { innerPart, isWords, partOf, type Part } from '#content/kinds.ts';
import { bodyPath, type Path } from '#content/place.ts';
import { mapTexts, textsIn, valueIn } from '#content/text/texts.ts';
import { fieldLabel } from '#content/text/wording.ts';
import { onePage, type Shown } from '../../codegen/emit/pages.ts';
import { firstMark, idsIn, marked, markedLines, withoutMarks } from './marks.ts';

/** A field of a file; its path is `bodyPath` for the Markdown below the fields. */
export interface FoundField {
  file: string;
  path: Path;
}

/** The field that words of a page are from. */
export interface Origin extends FoundField {
  /** The number in its marks. */
  id: number;
  /** Its name for editors: "Home page › Why › Features › 3 › Text". */
  label: string;
  /** Its text. A code, such as a telephone number, has no mark, and neither has what a drawing makes of a text. */
  text: string;
}

/** A mark for each text of content. The fields are added to `origins`, by number. */
function markWith(origins: Origin[], nameOf: (entry: Entry) => string): (content: Content) => Content {
  function markedEntry(entry: Entry): Entry {
    const fields = partOf(entry.kind);
    const addOrigin = (path: Path, text: string): number => {
      const id = origins.length;
      const label = fieldLabel(nameOf(entry), fields, path);
      origins.push({ id, file: entry.file, path, label, text });
      return id;
    };
    const data = mapTexts(entry.data, (text, path) => {
      const part = path.reduce<Part | undefined>(innerPart, fields);
      // What tables have filled in is in no field.
      if (part === undefined || text === '' || entry.origins?.[String(path[0])] !== undefined) return text;
      if (isWords(part)) return marked(text, addOrigin(path, text));
      if (part.enum === undefined) addOrigin(path, text);
      return text;
    });
    return { ...entry, data, body: entry.body && markedLines(entry.body, addOrigin(bodyPath, entry.body)) };
  }
  return (content) => content.map(markedEntry);
}

const begin = (text: string) => text.slice(0, 5).toLowerCase();

/**
 * The plain texts of a value with the marks of the same texts: all of them, or the first if marks made a text other than its
 * beginning. A text that begins otherwise is another one, because a comparison failed.
 */
const withMarks = <T>(plain: T, other: unknown): T =>
  mapTexts(plain, (text, path) => {
    const found = valueIn(other, path);
    if (typeof found !== 'string') return text;
    const same = withoutMarks(found);
    if (same === text) return found;
    return begin(same) === begin(text) ? firstMark(found) + text : text;
  });

/** Whether the words of a field are among the texts of a value. */
function shownIn(value: unknown): (origin: Origin) => boolean {
  const texts = new Set(textsIn(value).map(({ text }) => text));
  const ids = new Set([...texts].flatMap(idsIn));
  return ({ id, text }) => ids.has(id) || texts.has(text);
}

/** The page at a path, whose words have the marks of the fields that they are from. */
export function markedPage(content: Content, path: string, nameOf: (entry: Entry) => string) {
  const page = onePage(content, path);
  if (page === undefined) return undefined;
  const origins: Origin[] = [];
  const other = onePage(content, path, markWith(origins, nameOf));
  const { files: emitted, ...plain } = page;
  const shown: Shown = withMarks(plain, other);
  return {
    ...shown,
    page: { ...shown.page, head: plain.page.head },
    files: emitted,
    origins: origins.filter(shownIn(shown)),
  };
}
