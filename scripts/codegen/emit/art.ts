import { encodingOf } from '#content/pictures.ts';
import type { Art } from '#pages/page-kind.ts';
import type { ArtAddress } from '#content/links.ts';
import * as drawings from '#drawings/index.ts';
import { addressOf, asset, type EmittedFile } from './file.ts';
import { glyphsScene } from './icons.ts';

/** A picture below the fold, as a file. Browsers load it shortly before it is visible, and cache it. */
export function artFile(name: string, picture: string): EmittedFile {
  return asset('art', name, 'svg', picture.replace('<svg ', '<svg xmlns="http://www.w3.org/2000/svg" '));
}

/** Caches each file by the facts that it is drawn from. In development a save changes few of these facts. */
const drawn = new Map<string, EmittedFile>();

/** The pictures that are files. Each is drawn when its address is first requested, and then listed in `files`. */
export class ArtFiles implements Art {
  readonly #files = new Map<string, EmittedFile>();

  get files(): EmittedFile[] {
    return [...this.#files.values()];
  }

  #address(name: string, draw: () => string, facts: unknown = ''): ArtAddress {
    const key = `${name} ${JSON.stringify(facts)}`;
    const file = drawn.get(key) ?? artFile(name, draw());
    drawn.set(key, file);
    this.#files.set(file.path, file);
    return addressOf(file);
  }

  vignette: Art['vignette'] = (name) => {
    const address = this.#address('services', () => drawings.scenes('services', ['weekly', 'move', 'renovation']));
    return `${address}#${name}`;
  };
  parapet: Art['parapet'] = () => this.#address('parapet', () => drawings.scene('parapet'));
  glyphs: Art['glyphs'] = (networks) => {
    const address = this.#address('glyphs', () => glyphsScene(networks), networks);
    return networks.map((name): ArtAddress => `${address}#${name}`);
  };

  street: Art['street'] = () => this.#address('street', () => drawings.scene('street'));

  night: Art['night'] = (slug) => {
    // Registers all night pictures: pages that are written later may need any of them.
    const nights = Array.from({ length: drawings.nights }, (_, index) =>
      this.#address(`night-${index + 1}`, () => drawings.nightScene(index + 1)),
    );
    return nights[drawings.nightOf(slug) - 1]!;
  };

  ride: Art['ride'] = ({ illustrationText: { block } }) => {
    const slots = { number: drawings.paintedNumber(block) };
    const address = (name: string) => this.#address(name, () => drawings.scene(name, { slots }), block);
    return { wide: address('ride'), phone: address('ride-phone') };
  };

  features: Art['features'] = (list) => {
    const names = list.map(({ picture }) => picture);
    const address = this.#address('bays', () => drawings.baysScene(names), names);
    return list.map((_, place) => ({ address: `${address}#bay${place + 1}` }));
  };

  stop: Art['stop'] = (facts) => this.#address(`stop-${facts.slug}`, () => drawings.stopScene(facts), facts);
  train: Art['train'] = (line = 'other') =>
    this.#address(`train-${line}`, () =>
      drawings.scene('train/train', { paints: { livery: drawings.lineColours[line] } }),
    );
  image: Art['image'] = ({ file, source }) => {
    const [, , name = '', ending = ''] = file.split(/[/.]/);
    const encoding = encodingOf(file);
    const text = encoding === 'utf8' ? drawings.cleaned(source).text : source;
    const emitted = { ...asset('art', name, ending, text), encoding };
    this.#files.set(emitted.path, emitted);
    return addressOf(emitted);
  };
}

/**
 * The picture of the error screen as a file, and `error-scene.svg`, which only refers to this file. Every client
 * contains `error-scene.svg`, so it has to be small.
 */
export function emitErrorScene(): EmittedFile[] {
  const drawing = drawings.homeScene({ number: '!', sky: 'afternoon' });
  const file = artFile('error', drawing);
  const frame = /^<svg[^>]*>/.exec(drawing)?.[0] ?? '<svg>';
  return [
    file,
    { path: 'error-scene.svg', text: `${frame}<image href="${addressOf(file)}" width="1440" height="790"/></svg>` },
  ];
}
