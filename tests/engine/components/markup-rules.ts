import { readFileSync } from 'node:fs';
import type { CheerioAPI } from 'cheerio';
import * as recipes from '#generated/classes.ts';
import { projectOf } from '../../support/sites.ts';
import { isPathData } from './path-data.ts';

/** A rule that the markup of every component must follow, and an example of markup that breaks it. */
export interface Rule {
  name: string;
  broken: string;
  /** The opening tags or names that break the rule. */
  faults: ($: CheerioAPI) => string[];
}

type Part = ReturnType<CheerioAPI>;

const openingTag = (part: Part) => /^<[^>]*>/.exec(part.toString())?.[0] ?? '';

/** The opening tags of the elements that match a selector and for which `isFault` is true. */
function tags($: CheerioAPI, selector: string, isFault: (part: Part) => boolean = () => true): string[] {
  const parts = $(selector)
    .toArray()
    .map((node) => $(node) as Part);
  return parts.filter(isFault).map(openingTag);
}

const valuesOf = ($: CheerioAPI, name: string) =>
  $(`[${name}]`)
    .toArray()
    .map((node) => $(node).attr(name)!);

const isNamed = (part: Part) =>
  Boolean(part.attr('aria-label')) || part.text().trim() !== '' || part.find('[aria-label]').length > 0;

const interactive = 'a,button,summary,input,select,textarea';
const headings = 'h1,h2,h3,h4,h5,h6';
const phrasing =
  'a,abbr,b,br,button,cite,code,em,i,img,input,label,path,select,small,span,strong,sub,sup,svg,svg *,textarea,time,option';
const onlyPhrasing = `p,${headings},span,b,small,button,label,code`;

const sheet = readFileSync(`${projectOf('first')}/src/generated/styles.css`, 'utf8');
const styled = new Set([...sheet.matchAll(/\.([a-z][\w-]*)/g)].map(([, name]) => name!));
const named = new Set(
  Object.values(recipes).flatMap(({ base, variants }: { base: string; variants: Record<string, object> }) => [
    base,
    ...Object.values(variants).flatMap((group) => Object.values(group) as string[]),
  ]),
);

export const rules: readonly Rule[] = [
  {
    name: 'a choice in a list has a value beside its words, which a page translator changes',
    broken: '<select aria-label="One"><option>One</option></select>',
    faults: ($) => tags($, 'option:not([value])'),
  },
  {
    name: 'nothing that can be pressed lies in something else that can be pressed',
    broken: '<a href="/"><button type="button">Press</button></a>',
    faults: ($) =>
      tags(
        $,
        `:is(a,button,summary,label) :is(${interactive},[tabindex])`,
        (part) => part.is(interactive) && !part.parent().is('label'),
      ),
  },
  {
    name: 'running text holds no blocks',
    broken: '<span><h3>Heading</h3></span>',
    faults: ($) => tags($, `:is(${onlyPhrasing}) *`, (part) => !part.is(phrasing)),
  },
  {
    name: 'an address and a term hold no heading',
    broken: '<address><h2>Heading</h2></address>',
    faults: ($) => tags($, `:is(address,dt) :is(${headings})`),
  },
  {
    name: 'lists hold items',
    broken: '<ul><span>Text</span></ul>',
    faults: ($) => [
      ...tags($, ':is(ul,ol) > *', (part) => !part.is('li')),
      ...tags($, 'dl > *', (part) => !part.is('dt,dd,div')),
      ...tags($, 'li', (part) => part.parent().length > 0 && !part.parent().is('ul,ol')),
    ],
  },
  {
    name: 'no id occurs twice',
    broken: '<p id="one"></p><p id="one"></p>',
    faults: ($) => valuesOf($, 'id').filter((id, index, ids) => ids.indexOf(id) !== index),
  },
  {
    name: 'every id that is referred to exists',
    broken: '<button type="button" popovertarget="panel">Open</button>',
    faults: ($) => {
      const ids = new Set(valuesOf($, 'id'));
      const names = ['popovertarget', 'aria-controls', 'aria-describedby', 'aria-labelledby'];
      return names.flatMap((name) => valuesOf($, name)).filter((id) => !ids.has(id));
    },
  },
  {
    name: 'a button has the type button or submit',
    broken: '<button>Send</button>',
    faults: ($) => tags($, 'button:not([type="button"],[type="submit"])'),
  },
  {
    name: 'what can be pressed has a name',
    broken: '<a href="/"><svg aria-hidden="true"></svg></a>',
    faults: ($) => tags($, 'a,button,summary', (part) => !isNamed(part)),
  },
  {
    name: 'a link leads somewhere',
    broken: '<a>Nowhere</a>',
    faults: ($) => tags($, 'a', (part) => !part.attr('href')),
  },
  {
    name: 'a link that opens a tab has rel="noopener"',
    broken: '<a href="https://example.com" target="_blank">Away</a>',
    faults: ($) => tags($, '[target="_blank"]:not([rel~="noopener"])'),
  },
  {
    name: 'a picture is hidden or has a name',
    broken: '<svg viewBox="0 0 1 1"></svg>',
    faults: ($) => [
      ...tags(
        $,
        'svg',
        (part) => part.attr('aria-hidden') !== 'true' && !(part.attr('role') && part.attr('aria-label')),
      ),
      ...tags($, '[role="img"]:not([aria-label])'),
      ...tags($, 'img:not([alt])'),
    ],
  },
  {
    name: 'the data of a path can be drawn to its end',
    broken: '<svg aria-hidden="true"><path d="M0 0a1 1 0 1-5-1"></path></svg>',
    faults: ($) => tags($, 'path', (part) => !isPathData(part.attr('d') ?? '')),
  },
  {
    name: 'a label belongs to a control, and a control has a label',
    broken: '<label for="name">Name</label>',
    faults: ($) => [
      ...tags($, 'label', (part) => {
        const own = part.find('input,select,textarea');
        const named = $(`[id="${part.attr('for')}"]`).filter('input,select,textarea');
        return (part.attr('for') === undefined ? own : named).length !== 1;
      }),
      ...tags(
        $,
        'input:not([type=hidden]),select,textarea',
        (part) => part.parent('label').length !== 1 && $(`label[for="${part.attr('id')}"]`).length !== 1,
      ),
    ],
  },
  {
    name: 'there is no style attribute',
    broken: '<p style="color:red"></p>',
    faults: ($) => tags($, '[style]'),
  },
  {
    name: 'every class is in the stylesheet',
    broken: '<p class="no-such-class"></p>',
    faults: ($) =>
      valuesOf($, 'class')
        .flatMap((value) => value.split(' '))
        .filter((name) => !styled.has(name) && !named.has(name)),
  },
  {
    name: 'there is no undefined, null, NaN, [object or empty class',
    broken: '<p title="[object Object]">undefined</p>',
    faults: ($) => $.html().match(/\bundefined\b|\bnull\b|\bNaN\b|\[object|class=""/g) ?? [],
  },
];
