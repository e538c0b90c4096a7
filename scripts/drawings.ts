import { readdirSync, writeFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { eastWest, eastWestText, ink, mint, rice } from '#brand/colours.ts';
import { display } from '#brand/fonts.ts';
import { Content } from '#content/content.ts';
import { load } from '#content/load.ts';
import { stationCodeOf } from '#content/station.ts';
import type { Kinds } from '#content/kinds.ts';
import type { SceneFacts } from '#drawings/facts.ts';
import { paintedNumber, scene } from '#drawings/drawn.ts';
import { areaScene, cardScene } from '#drawings/scenes/area.ts';
import { bayScene } from '#drawings/scenes/bay.ts';
import { homeScene } from '#drawings/scenes/home.ts';
import { flatBlock } from '#drawings/scenes/homes.ts';
import { nightScene } from '#drawings/scenes/night.ts';
import { serviceScene } from '#drawings/scenes/service.ts';
import { letterboxBank, noFlats } from '#drawings/scenes/spots.ts';
import { weightsOf } from '#drawings/weights.ts';

/** Writes all drawings on one page: npx tsx scripts/drawings.ts drawings.html */

const style = `body{margin:16px;font:14px/1.5 sans-serif;color:${ink};background:${rice}}
svg text{font-family:${display.family},Arial,sans-serif;font-weight:800}
svg{display:block;width:100%}
figure{margin:0}
.group{display:grid;gap:16px;margin-bottom:48px;align-items:start}
.wide{grid-template-columns:repeat(auto-fill,minmax(460px,1fr))}
.small{grid-template-columns:repeat(auto-fill,minmax(280px,1fr))}
.full{grid-template-columns:1fr}
.card-scene{height:124px;border:2px solid ${ink};border-radius:20px}
.ride{background:${mint};height:214px}
.ride-phone{width:390px;height:112px}
.flat-key{width:18px}`;

function facts(): SceneFacts[] {
  const { found, entries, pictures } = load(process.cwd());
  const content = new Content(found, entries, pictures);
  const groups = content.all('groups')[0]?.data ?? [];
  return content.all('neighbourhood').map(({ slug, data }: { slug: string; data: Kinds['neighbourhood'] }) => {
    const group = groups.find(({ name }) => name === data.group);
    return {
      slug,
      area: data,
      sign: stationCodeOf(data, group),
      drawing: content.pictures.get(data.scene.picture ?? '')?.source,
    };
  });
}

/** The text below a picture, and the picture. */
type Figure = readonly [caption: string, art: string];

function hero(facts: SceneFacts): Figure {
  const art = areaScene(facts);
  const weights = Object.entries(weightsOf(facts.area)).filter(([, weight]) => weight > 0);
  const shown = weights.map(([kind, weight]) => `${kind} ${weight}`).join(', ');
  return [`<b>${facts.slug} ${facts.sign?.code ?? ''}</b> ${shown}; ${brotliCompressSync(art).length} bytes`, art];
}

function homes({ slug, area, sign }: SceneFacts): Figure[] {
  const types = area.housing?.flatTypes;
  if (types === undefined) return [];
  const shares = [types.oneAndTwoRoom, types.threeRoom, types.fourRoom, types.fiveRoomAndLarger] as const;
  return [[slug, flatBlock({ shares, says: slug, gable: eastWestText, number: sign && String(sign.number) })]];
}

const services = ['weekly', 'move', 'renovation'] as const;
const number = '20';

/** The files of a folder of drawings. */
const namesIn = (folder: string) => readdirSync(`src/drawings/drawn/${folder}`).map((file) => file.replace('.svg', ''));

/** Every picture, except the line map. */
function groups(areas: readonly SceneFacts[]): [kind: 'wide' | 'small' | 'full', heading: string, figures: Figure[]][] {
  const blocks = [
    { number },
    { number, sky: 'morning' },
    { number: '404', sky: 'dusk' },
    { number: 'OK!', sky: 'noon' },
    { number: '!', sky: 'afternoon' },
  ] as const;
  return [
    ['wide', 'Areas', areas.map(hero)],
    ['small', 'Cards', areas.map((area) => [area.slug, cardScene(area)])],
    ['wide', 'Block', blocks.map((block) => [block.number, homeScene(block)])],
    ['wide', 'Services', services.map((name) => [name, serviceScene({ name, number })])],
    [
      'small',
      'Vignettes, rooms and bays',
      [
        ...['services', 'rooms'].flatMap((folder) =>
          namesIn(folder).map((name): Figure => [name, scene(`${folder}/${name}`)]),
        ),
        ...namesIn('features').map((name, place): Figure => [name, bayScene({ name, place, code: 'NE17' })]),
      ],
    ],
    [
      'full',
      'Ride and night',
      [
        ['ride', scene('ride', { slots: { number: paintedNumber(number) } })],
        ['ride on a phone', scene('ride-phone', { slots: { number: paintedNumber(number) } })],
        ['night', nightScene(1)],
      ],
    ],
    [
      'wide',
      'Spots and homes',
      [
        ['letterboxes', letterboxBank({ unit: '03-55' })],
        ['parapet', scene('parapet')],
        ['street', scene('street')],
        ['no flats', noFlats({ here: 'sheds', distance: '2.4 km', livery: eastWest, says: '2.4 km' })],
        ...areas.slice(0, 4).flatMap(homes),
      ],
    ],
  ];
}

const parts = groups(facts()).map(([kind, heading, figures]) => {
  const shown = figures.map(([caption, art]) => `<figure>${art}<figcaption>${caption}</figcaption></figure>`);
  return `<h2>${heading}</h2><div class="group ${kind}">${shown.join('')}</div>`;
});
const [target = 'drawings.html'] = process.argv.slice(2);
const head = `<!doctype html><meta charset="utf-8"><title>Illustration kit</title><style>${style}</style>`;
writeFileSync(target, head + parts.join(''));
