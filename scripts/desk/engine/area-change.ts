import type { Content, Entry } from '#content/content.ts';
import { imageOf } from '#content/images.ts';
import { partOf } from '#content/kinds.ts';
import { nearestOf } from '#content/nearest.ts';
import { count } from '#content/problem.ts';
import { escapeRegExp, fieldLabel } from '#content/wording.ts';
import { proseOf } from '#content/written.ts';
import { namesOf } from '#checks/references.ts';
import { planRename, withoutArea, type AreaPlan } from '../../area/rename-plan.ts';

export type AreaChange = { type: 'rename'; name: string } | { type: 'delete' };

interface Words {
  /** What the change does, for a button, and what it has done: "Delete Bedok", "Bedok is deleted". */
  action: string;
  done: string;
  /** Which sentences name the area: they stay as they are. */
  mentions: string;
}

/** Which sentences still name an area, as an editor finds them: "1 sentence still names Bedok: Locations page › Hint." */
function mentionsOf(content: Content, name: string, except?: string): string {
  const named = new RegExp(String.raw`(?<![\p{L}\p{N}])${escapeRegExp(name)}(?![\p{L}\p{N}])`, 'u');
  const nameOf = namesOf(content);
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

/** The file of an area and its pictures, unless another page shows them too. */
function ownFiles(content: Content, slug: string): string[] {
  const area = content.bySlug('neighbourhood', slug);
  const picturesOf = (entry: Entry) => [imageOf(entry)?.name, (entry.data as Partial<typeof area.data>).scene?.picture];
  const shared = content.entries().flatMap((each) => (each === area ? [] : picturesOf(each)));
  const own = picturesOf(area).flatMap((name) => (name === undefined || shared.includes(name) ? [] : [name]));
  return [area.file, ...own.flatMap((name) => content.pictures.get(name)?.file ?? [])];
}

/** An area without its files, its rows and what refers to it. Its nearest area takes its place. */
function planDelete(content: Content, textOf: (file: string) => string, slug: string): AreaPlan {
  const areas = content.all('neighbourhood');
  const area = content.bySlug('neighbourhood', slug);
  const others = nearestOf(areas, areas.length)(area).map((near) => near.slug);
  const featured = content.all('page-home').flatMap(({ data }) => data.areas.featured);
  const [to = ''] = others;
  const instead = others.find((other) => !featured.includes(other)) ?? to;
  const own = ownFiles(content, slug);
  const changed = withoutArea(content, textOf, slug, { instead, to }).filter((each) => !own.includes(each.file));
  return {
    files: [...changed, ...own.map((each) => ({ file: each, text: '' }))],
    to: `/${to}`,
  };
}

/** What changes if an area is renamed or deleted: the files, those with a text first, and a redirect from its address. */
export function planChange(
  content: Content,
  textOf: (file: string) => string,
  slug: string,
  change: AreaChange,
): { refusal: string } | (AreaPlan & Words) {
  const { file, data } = content.bySlug('neighbourhood', slug);
  const { name } = data;
  if (change.type === 'delete') {
    const words = { action: `Delete ${name}`, done: `${name} is deleted`, mentions: mentionsOf(content, name, file) };
    return { ...planDelete(content, textOf, slug), ...words };
  }
  const plan = planRename(content, textOf, slug, change.name);
  const action = `Rename ${name} to ${change.name}`;
  const done = `${name} is now ${change.name}`;
  return 'refusal' in plan ? plan : { ...plan, action, done, mentions: mentionsOf(content, name) };
}
