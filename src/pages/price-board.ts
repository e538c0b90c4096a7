import type { PriceBoardWords, Service } from '#generated/entries.ts';
import type { Content, Entry } from '#scripts/content/content.ts';
import { fill, fillText, interfaceWords, siteVariables } from '#scripts/content/fill.ts';
import { memoize } from '#scripts/content/memoize.ts';
import type { BoardSigns } from '#scripts/illustration/index.ts';
import type { BoardCell, BoardFigure, Choices, Figure, Home, PriceBoard } from '#types/price-board.ts';
import { serviceInOrder } from './cards.ts';

type OnBoard = { slug: string; data: Service & { priceBoard: NonNullable<Service['priceBoard']> } };

const isOnBoard = (entry: { slug: string; data: Service }): entry is OnBoard => entry.data.priceBoard !== undefined;

/** A text that begins a sentence. */
export const withCapital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** A figure as visitors read it: from $280, 2–3 hours. */
const wordsOf = ({ prefix, value, unit }: BoardFigure) =>
  [prefix, value, unit].filter((part) => part !== undefined).join(' ');

/** The prices and durations of a service for a home. The board has space for the first. */
function figuresFor({ durations = [], prices = [] }: Service, { id }: Home): Figure[] {
  return [...durations, ...prices].filter((figure) => figure.for?.includes(id));
}

function cellOf({ slug, data }: OnBoard, home: Home, note: string, quoted: PriceBoardWords['quoted']): BoardCell {
  const { name, missing = '' } = data.priceBoard;
  const figures = figuresFor(data, home);
  const cell = { value: `${slug}.${home.id}`, choice: `${name}, ${home.message}` };
  const [figure] = figures;
  if (figure === undefined) return { ...cell, strong: quoted.strong, text: `${quoted.text} ${note}` };
  const { prefix, value, unit, short } = figure;
  const others = figures.slice(1).map((one) => `${withCapital(wordsOf(one))}.`);
  return {
    ...cell,
    figure: { ...(prefix && { prefix }), value, ...(unit && { unit }), ...(short && { short }) },
    strong: `${withCapital(wordsOf(figure))},`,
    text: [`${figure.label}.`, ...others, ...(figures.length === 1 && missing ? [missing] : []), note].join(' '),
  };
}

const wordsAndServices = memoize((content: Content) => ({
  words: fill(content.single('price-board').data, siteVariables(content)),
  services: fill(
    serviceInOrder(content).map(({ slug, data }) => ({ slug, data })),
    siteVariables(content),
  ).filter(isOnBoard),
}));

interface Place {
  services: readonly OnBoard[];
  /** Replaces the notes of the services. */
  note?: string;
  start: PriceBoard['start'];
  button: string | undefined;
  next: string;
}

function boardOf(content: Content, { services, note, start, button, next }: Place): PriceBoard {
  const { name, legend, homes, quoted, button: chosen } = wordsAndServices(content).words;
  return {
    name,
    legend,
    services: services.map(({ slug, data }) => ({ slug, name: data.priceBoard.name })),
    homes: homes.map((home) => ({
      label: home.label,
      picture: home.picture,
      cells: services.map((service) => cellOf(service, home, note ?? service.data.priceBoard.note, quoted)),
    })),
    quoted: quoted.short,
    start,
    button: { start: button ?? interfaceWords(content).navigation.book, chosen },
    next,
  };
}

/** The board of the home page. */
export function homeBoard(content: Content, button?: string): PriceBoard {
  const { words, services } = wordsAndServices(content);
  return boardOf(content, { services, start: words.start.home, button, next: words.next.service });
}

/** The board of an area page. Its form keeps the area. */
export function areaBoard(content: Content, area: string, button?: string): PriceBoard {
  const { words, services } = wordsAndServices(content);
  return { ...boardOf(content, { services, start: words.start.area, button, next: words.next.area }), area };
}

/** The board of a service's own page, with the service's lead as its note. Undefined if the board has no such service. */
export function serviceBoard(content: Content, { slug }: Entry<Service>): PriceBoard | undefined {
  const { words, services } = wordsAndServices(content);
  const own = services.filter((service) => service.slug === slug);
  const intro = own[0]?.data.intro;
  if (intro === undefined) return undefined;
  const note = [intro.lead, intro.note].filter((text) => text !== undefined).join(' ');
  const start = { strong: words.start.service, text: note };
  return boardOf(content, { services: own, note, start, button: intro.button.text, next: words.next.service });
}

/** The data that the form needs to begin the message with a choice, and to change it. */
export function choicesOf(content: Content): Choices {
  const { words, services } = wordsAndServices(content);
  return {
    homes: words.homes.map(({ id, message, other }) => ({ id, message, ...(other && { other }) })),
    services: services.map(({ slug, data }) => ({ slug, asks: data.priceBoard.asks, enquiry: data.enquiryName })),
    message: words.message,
    words: words.form,
    board: homeBoard(content),
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
  const { words } = wordsAndServices(content);
  return homeBoard(content).homes.map(({ picture, cells }) =>
    cells.map(({ figure }) => ({ picture, figure: figure ?? { value: words.quoted.strong } })),
  );
}
