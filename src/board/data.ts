import type { Button } from '#generated/entries.ts';
import type { Content } from '#content/content.ts';
import { fill, interfaceWords, siteVariables } from '#content/fill.ts';
import { memoize } from '#content/memoize.ts';
import { withoutJoiners } from '#content/text/typeset.ts';
import { figureWords, type BoardCell, type Choices, type Home, type PriceBoard } from './price-board.ts';
import { serviceInOrder } from '#content/order.ts';

/** A text that begins a sentence. */
export const withCapital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const wordsIn = memoize((content: Content) => {
  const { otherService } = content.single('site').data;
  return fill({ ...content.single('price-board').data, otherService }, siteVariables(content));
});

const servicesIn = memoize((content: Content) =>
  serviceInOrder(content).flatMap(({ slug, data: { priceBoard, ...data } }) =>
    priceBoard ? [fill({ slug, priceBoard, ...data }, siteVariables(content))] : [],
  ),
);

type Words = ReturnType<typeof wordsIn>;
type OnBoard = ReturnType<typeof servicesIn>[number];

/** A service for a home. The cell has space for one figure: the price, or else the hours. */
function cellOf(service: OnBoard, home: Home, note: string, { quoted, otherService }: Words): BoardCell {
  const { slug, priceBoard, durations = [], prices = [] } = service;
  const [first, ...others] = [...prices, ...durations].filter((figure) => figure.for?.includes(home.id));
  const cell = {
    value: `${slug}.${home.id}`,
    choice: `${priceBoard.name}, ${home.message}`,
    service: withoutJoiners(home.other ? otherService : service.enquiryName),
  };
  if (first === undefined) {
    return { ...cell, line: quoted.short, strong: quoted.strong, text: `${quoted.text} ${note}` };
  }
  const { key: _key, for: _homes, label, ...figure } = first;
  const more = others.length > 0 ? others.map((one) => `${withCapital(figureWords(one))}.`) : [priceBoard.missing];
  return {
    ...cell,
    figure,
    line: figureWords({ ...figure, unit: figure.short ?? figure.unit ?? '' }),
    strong: `${withCapital(figureWords(figure))},`,
    text: [`${label}.`, ...more, note].filter(Boolean).join(' '),
  };
}

interface Place {
  button?: Button | undefined;
  /** The slug of the area of the page, which the form keeps. */
  area?: string;
  /** The slug of the service of the page. Its board has this service only, with the service's lead as its note. */
  service?: string;
}

/** The board of the home page, of an area or of a service. */
export function boardOf(content: Content, { button, area, service }: Place = {}): PriceBoard {
  const words = wordsIn(content);
  const all = servicesIn(content);
  const own = all.find(({ slug }) => slug === service);
  const note = own && [own.intro.lead, own.intro.note].filter(Boolean).join(' ');
  const shown = own ? [own] : all;
  return {
    name: words.name,
    legend: words.legend,
    services: shown.map(({ priceBoard }) => priceBoard.name),
    homes: words.homes.map((home) => ({
      label: home.label,
      picture: home.picture,
      cells: shown.map((one) => cellOf(one, home, note ?? one.priceBoard.note, words)),
    })),
    start: note ? { strong: words.start.service, text: note } : words.start[area === undefined ? 'home' : 'area'],
    button: {
      start: button?.text ?? interfaceWords(content).navigation.book,
      chosen: words.button,
      ...(button && button.link !== '/contact' && { link: button.link }),
    },
    action: service === undefined ? '/contact' : `/contact#${service}`,
    next: words.next[area === undefined ? 'service' : 'area'],
    ...(area !== undefined && { area }),
  };
}

/** The data that the form needs to show a choice, and to change it. */
export const choicesOf = memoize((content: Content): Choices => {
  return { board: boardOf(content), words: wordsIn(content).form };
});

/** A button of the page of a service. If it opens the form, the form shows this service, also without scripts. */
export const withService = (button: Button, slug: string): Button =>
  button.link === '/contact' ? { ...button, link: `/contact#${slug}` } : button;

/** The service and the words of each cell, as the form shows them. */
export const cellsOf = (content: Content): Record<string, { service: string; words: string }> =>
  Object.fromEntries(
    boardOf(content).homes.flatMap(({ cells }) =>
      cells.map(({ value, service, choice, line }) => [value, { service, words: `${choice}, ${line}` }]),
    ),
  );
