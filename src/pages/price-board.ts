import type { PriceBoardWords, Service } from '#generated/entries.ts';
import type { Content } from '#scripts/content/content.ts';
import { fill, fillText, interfaceWords, siteVariables } from '#scripts/content/fill.ts';
import { memoize } from '#scripts/content/memoize.ts';
import type { BoardSigns } from '#scripts/illustration/index.ts';
import { wordsOf, type BoardCell, type Choices, type Home, type PriceBoard } from '#types/price-board.ts';
import { serviceInOrder } from './cards.ts';

type OnBoard = { slug: string; data: Service & { priceBoard: NonNullable<Service['priceBoard']> } };

const isOnBoard = (entry: { slug: string; data: Service }): entry is OnBoard => entry.data.priceBoard !== undefined;

/** A text that begins a sentence. */
export const withCapital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** A service for a home. Of its durations and prices, the cell has space for the first. */
function cellOf({ slug, data }: OnBoard, home: Home, note: string, quoted: PriceBoardWords['quoted']): BoardCell {
  const { priceBoard, durations = [], prices = [] } = data;
  const [first, ...others] = [...durations, ...prices].filter((figure) => figure.for?.includes(home.id));
  const cell = { value: `${slug}.${home.id}`, choice: `${priceBoard.name}, ${home.message}` };
  if (first === undefined) return { ...cell, strong: quoted.strong, text: `${quoted.text} ${note}` };
  const { key: _key, for: _homes, label, ...figure } = first;
  const more = others.length > 0 ? others.map((one) => `${withCapital(wordsOf(one))}.`) : [priceBoard.missing];
  const text = [`${label}.`, ...more, note].filter(Boolean).join(' ');
  return { ...cell, figure, strong: `${withCapital(wordsOf(figure))},`, text };
}

const wordsAndServices = memoize((content: Content) => ({
  words: fill(content.single('price-board').data, siteVariables(content)),
  services: fill(
    serviceInOrder(content).map(({ slug, data }) => ({ slug, data })),
    siteVariables(content),
  ).filter(isOnBoard),
}));

interface Place {
  button?: string | undefined;
  /** The slug of the area of the page, which the form keeps. */
  area?: string;
  /** The service of the page, and the note about it. Without it, the board has all services, with their own notes. */
  only?: { slug: string; note: string };
}

/** The board of the home page, of an area or of a service. */
export function boardOf(content: Content, { button, area, only }: Place = {}): PriceBoard {
  const { words, services } = wordsAndServices(content);
  const { start, next } = words;
  const shown = only ? services.filter(({ slug }) => slug === only.slug) : services;
  return {
    name: words.name,
    legend: words.legend,
    services: shown.map(({ slug, data }) => ({ slug, name: data.priceBoard.name })),
    homes: words.homes.map((home) => ({
      label: home.label,
      picture: home.picture,
      cells: shown.map((service) => cellOf(service, home, only?.note ?? service.data.priceBoard.note, words.quoted)),
    })),
    quoted: words.quoted.short,
    start: only ? { strong: start.service, text: only.note } : area === undefined ? start.home : start.area,
    button: { start: button ?? interfaceWords(content).navigation.book, chosen: words.button },
    next: area === undefined ? next.service : next.area,
    ...(area !== undefined && { area }),
  };
}

/** The board of a service's own page, with the service's lead as its note. Undefined if the board has no such service. */
export function serviceBoard(content: Content, slug: string): PriceBoard | undefined {
  const intro = wordsAndServices(content).services.find((service) => service.slug === slug)?.data.intro;
  if (intro === undefined) return undefined;
  const note = [intro.lead, intro.note].filter(Boolean).join(' ');
  return boardOf(content, { only: { slug, note }, button: intro.button.text });
}

/** The data that the form needs to begin the message with a choice, and to change it. */
export function choicesOf(content: Content): Choices {
  const { words, services } = wordsAndServices(content);
  return {
    homes: words.homes.map(({ id, message, other }) => ({ id, message, ...(other && { other }) })),
    services: services.map(({ slug, data }) => ({ slug, asks: data.priceBoard.asks, enquiry: data.enquiryName })),
    message: words.message,
    words: words.form,
    board: boardOf(content),
  };
}

/** The first sentence of an enquiry for each cell. */
export function sentencesOf(content: Content): Record<string, string> {
  const { homes, services, message } = choicesOf(content);
  return Object.fromEntries(
    services.flatMap(({ slug, asks }) =>
      homes.map(({ id, message: home }) => [`${slug}.${id}`, fillText(message.home, { what: asks, home })]),
    ),
  );
}

/** The figure and the home that the block of the home page shows for each cell. */
export function signsOf(content: Content): BoardSigns {
  const value = wordsAndServices(content).words.quoted.strong;
  return boardOf(content).homes.map(({ picture, cells }) =>
    cells.map(({ figure = { value } }) => ({ picture, figure })),
  );
}
