import type { Neighbourhood } from '#generated/entries.ts';
import type { Content, Entry } from '#content/content.ts';
import { imageOf } from '#content/images.ts';
import { partOf } from '#content/kinds.ts';
import { nearestOf } from '#content/places/nearest.ts';
import { count } from '#content/problem.ts';
import { escapeRegExp, fieldLabel } from '#content/text/wording.ts';
import { proseOf } from '#content/yaml/written.ts';
import { listReferences, entryNames } from '#checks/references.ts';
import { routesOf } from '#pages/routes.ts';
import { planRename, withoutEntry, type EntryPlan } from '../../area/rename-plan.ts';

export type EntryChange = { type: 'rename'; name: string } | { type: 'delete' };

const list = new Intl.ListFormat('en');

/** Which sentences still have a name, as an editor finds them: "1 sentence still names Bedok: Locations page › Hint." */
function mentionsOf(content: Content, name: string, except?: string): string {
  const named = new RegExp(String.raw`(?<![\p{L}\p{N}])${escapeRegExp(name)}(?![\p{L}\p{N}])`, 'u');
  const nameOf = entryNames(content);
  const places = content
    .entries()
    .filter(({ file }) => file !== except)
    .flatMap((entry) =>
      proseOf(entry).flatMap(({ text, path = ['text'] }) =>
        named.test(text) ? [fieldLabel(nameOf(entry), partOf(entry.kind), path)] : [],
      ),
    );
  if (places.length === 0) return `No sentence names ${name}.`;
  const verb = places.length === 1 ? 'names' : 'name';
  return `${count(places.length, 'sentence')} still ${verb} ${name}: ${[...new Set(places)].join('; ')}.`;
}

/** The file of an entry and its pictures, unless another page shows them too. */
function ownFiles(content: Content, entry: Entry): string[] {
  const picturesOf = (each: Entry) => [imageOf(each)?.name, (each.data as Partial<Neighbourhood>).scene?.picture];
  const shared = content.entries().flatMap((each) => (each === entry ? [] : picturesOf(each)));
  const own = picturesOf(entry).flatMap((name) => (name === undefined || shared.includes(name) ? [] : [name]));
  return [entry.file, ...own.flatMap((name) => content.pictures.get(name)?.file ?? [])];
}

/** The page to which the address of an entry leads when it is gone: of an area its nearest one, and of another page the home page. */
function pageAfter(content: Content, { kind, slug, file }: Entry): string | undefined {
  if (kind !== 'neighbourhood') return routesOf(content).some((route) => route.file === file) ? '/' : undefined;
  const [nearest] = nearestOf(content.all('neighbourhood'), 1)(content.bySlug(kind, slug));
  return `/${nearest?.slug ?? ''}`;
}

/** An entry without its files, its rows and what refers to it. */
function planDelete(content: Content, textOf: (file: string) => string, entry: Entry): EntryPlan | { refusal: string } {
  const nameOf = entryNames(content);
  const shows = entry.kind === 'neighbourhood' ? [] : listReferences(content).filter(({ home }) => home === entry.file);
  const pages = [...new Set(shows.map((reference) => nameOf(reference.entry)))];
  if (pages.length > 0)
    return {
      refusal: `${list.format(pages)} ${pages.length === 1 ? 'shows' : 'show'} it. Choose another list there first.`,
    };
  const to = pageAfter(content, entry);
  const own = ownFiles(content, entry);
  const changed = withoutEntry(content, textOf, entry, { to }).filter(({ file }) => !own.includes(file));
  return { files: [...changed, ...own.map((file) => ({ file, text: '' }))], to };
}

/** What a rename or a deletion changes: files, those with a text first, and a redirect; and which sentences it leaves. */
export function planChange(
  content: Content,
  textOf: (file: string) => string,
  file: string,
  change: EntryChange,
): { refusal: string } | (EntryPlan & Record<'action' | 'mentions', string>) {
  const entry = content.entries().find((each) => each.file === file)!;
  const name = entryNames(content)(entry);
  const isGone = change.type === 'delete';
  const plan = isGone ? planDelete(content, textOf, entry) : planRename(content, textOf, entry, change.name);
  if ('refusal' in plan) return plan;
  return {
    ...plan,
    action: isGone ? `Delete ${name}` : `Rename ${name} to ${change.name}`,
    mentions: 'name' in (entry.data as object) ? mentionsOf(content, name, isGone ? file : undefined) : '',
  };
}
