import { writeFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { ink, mint, rice } from '#brand/colours.ts';
import { display } from '#brand/fonts.ts';
import { Content } from './content/content.ts';
import { load } from './content/load.ts';
import { stationCodeOf } from './content/station.ts';
import type { Kinds } from './content/kinds.ts';
import type { SceneFacts } from './illustration/facts.ts';
import { samples } from './illustration/samples.ts';
import { areaScene, cardScene } from './illustration/scenes/area.ts';
import { weightsOf } from './illustration/weights.ts';

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
  const content = new Content(found, entries, undefined, pictures);
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

function figure(art: string, caption: string): string {
  return `<figure>${art}<figcaption>${caption}</figcaption></figure>`;
}

function captionOf({ slug, area, sign }: SceneFacts, art: string): string {
  const weights = Object.entries(weightsOf(area)).filter(([, weight]) => weight > 0);
  const size = brotliCompressSync(art).length;
  return `<b>${slug} ${sign?.code ?? ''}</b> ${weights.map(([kind, weight]) => `${kind} ${weight}`).join(', ')}; ${size} bytes`;
}

function group(kind: string, heading: string, figures: readonly string[]): string {
  return `<h2>${heading}</h2><div class="group ${kind}">${figures.join('')}</div>`;
}

function page(areas: readonly SceneFacts[]): string {
  const cards = areas.map(cardScene);
  const heroes = areas.map((area) => {
    const art = areaScene(area);
    return figure(art, captionOf(area, art));
  });
  return (
    `<!doctype html><meta charset="utf-8"><title>Illustration kit</title><style>${style}</style>` +
    group('wide', 'Areas', heroes) +
    group(
      'small',
      'Cards',
      cards.map((card, index) => figure(card, areas[index]?.slug ?? '')),
    ) +
    samples(areas)
      .map(({ kind, heading, pictures }) =>
        group(
          kind,
          heading,
          pictures.map(({ name, art }) => figure(art, name)),
        ),
      )
      .join('')
  );
}

const [target = 'drawings.html'] = process.argv.slice(2);
writeFileSync(target, page(facts()));
