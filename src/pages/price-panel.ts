import { homeId } from '#components/home-id.ts';
import type { PricePanelWords, Neighbourhood, Service } from '#generated/entries.ts';
import type { Content, Entry } from '#scripts/content/content.ts';
import { fill, fillText, interfaceWords, siteVariables } from '#scripts/content/fill.ts';
import { memoize } from '#scripts/content/memoize.ts';
import { plain } from '#scripts/content/typeset.ts';
import type { BlockSigns as Signs } from '#scripts/illustration/index.ts';
import type { PricePanel, PanelFigure, PanelService, Choices, Kind } from '#types/price-panel.ts';
import { sizeOf } from './area/homes.ts';
import { serviceInOrder } from './cards.ts';

type ServiceInPanel = Entry<Service> & { data: { pricePanel: NonNullable<Service['pricePanel']> } };
type Figure = NonNullable<Service['prices'] | Service['durations']>[number];

const any = 'any';
const isInPanel = (entry: Entry<Service>): entry is ServiceInPanel => entry.data.pricePanel !== undefined;

/** The services of the panel, in their order. */
const servicesInPanel = (content: Content): ServiceInPanel[] => serviceInOrder(content).filter(isInPanel);

/** The durations and prices that are for kinds of homes. */
const figuresOf = ({ durations = [], prices = [] }: Service): Figure[] =>
  [...durations, ...prices].filter((figure) => figure.for !== undefined);

const isFor = ({ for: kinds }: Figure, { kind }: Kind) => kinds?.includes(kind) ?? false;

/** A figure as visitors read it: from $280, 2–3 hours. */
const wordsOf = ({ prefix, value, unit }: Pick<Figure, 'prefix' | 'value' | 'unit'>) =>
  [prefix, value, unit].filter((part) => part !== undefined).join(' ');

/** The numbers of some kinds, and "any" if their text is also shown while no home is chosen: a `HomeKinds`. */
function forKinds(kinds: readonly Kind[], all: readonly Kind[], isForAny: boolean): string {
  return [...kinds.map((kind) => all.indexOf(kind) + 1), ...(isForAny ? [any] : [])].join(' ');
}

function serviceOf(
  { slug, data }: ServiceInPanel,
  kinds: readonly Kind[],
  quoted: PricePanelWords['quoted'],
): PanelService {
  const figures = figuresOf(data);
  const [first] = figures;
  const unknown = kinds.filter((kind) => !figures.some((figure) => isFor(figure, kind)));
  const known = kinds.filter((kind) => !unknown.includes(kind));
  const shown = figures.map(({ key: _key, for: _for, ...figure }, index): PanelFigure => {
    const own = kinds.filter((kind) => isFor(figures[index]!, kind));
    return { ...figure, for: forKinds(own, kinds, true) };
  });
  const rest = { for: forKinds(unknown, kinds, first === undefined) };
  const short = figures.flatMap((figure) => {
    // The cell has space for one figure for each kind.
    const own = kinds.filter((kind) => figures.find((other) => isFor(other, kind)) === figure);
    return own.length === 0 ? [] : [{ text: wordsOf(figure), for: forKinds(own, kinds, figure === first) }];
  });
  const { name, note, missing } = data.pricePanel;
  return {
    slug,
    name,
    figures:
      rest.for === '' ? shown : [...shown, { value: quoted.value, label: quoted.label, isQuoted: true, ...rest }],
    short: rest.for === '' ? short : [...short, { text: quoted.short, ...rest }],
    ...(missing !== undefined && known.length > 0 && { missing: { text: missing, for: forKinds(known, kinds, true) } }),
    note,
  };
}

const panelOf = memoize((content: Content) => {
  const { kinds, quoted, next } = fill(content.single('price-panel').data, siteVariables(content));
  const services = fill(
    servicesInPanel(content).map((entry) => serviceOf(entry, kinds, quoted)),
    siteVariables(content),
  );
  return { kinds, services, next };
});

const numbered = (kinds: readonly Kind[]): PricePanel['kinds'] =>
  kinds.map(({ heading, homes }, index) => ({ number: index + 1, ...(heading !== undefined && { heading }), homes }));

/** The text of the button, if the page has none of its own. */
const bookNow = (content: Content) => interfaceWords(content).navigation.book;

/** The panel of the home page: all homes, all services. */
export function pricePanelOf(content: Content, button = bookNow(content)): PricePanel {
  const { kinds, services, next } = panelOf(content);
  return { kinds: numbered(kinds), services, button, next: next.service };
}

/** The panel of an area page, with the share of each type of flat around the station. */
export function areaPanel(
  content: Content,
  { slug, data }: Entry<Neighbourhood>,
  button = bookNow(content),
): PricePanel {
  const { kinds, services, next } = panelOf(content);
  const shares = data.housing?.flatTypes;
  const words = interfaceWords(content).pricePanel;
  const { homes: homesWords } = content.single('page-neighbourhood').data;
  const heading = data.floorAreas === undefined ? words.share : words.shareAndSize;
  const own = numbered(kinds).map((kind) => {
    if (shares === undefined || !kind.homes.some(({ flatType }) => flatType !== undefined)) return kind;
    return {
      ...kind,
      heading: fillText(heading, { kind: kind.heading ?? '' }),
      homes: kind.homes.map((home) => {
        const { flatType } = home;
        if (flatType === undefined) return home;
        const squareMetres = data.floorAreas?.[flatType];
        const share = `${shares[flatType]}%`;
        if (squareMetres === undefined) return { ...home, share };
        return {
          ...home,
          share,
          size: fillText(words.size, { size: String(squareMetres) }),
          ...(homesWords.flatTypes[flatType].size !== undefined && {
            spokenSize: sizeOf(flatType, squareMetres, homesWords),
          }),
        };
      }),
    };
  });
  // Without notes: those are on the services' own pages.
  const short = services.map(({ note: _note, ...service }) => service);
  return { kinds: own, services: short, area: slug, button, next: next.area };
}

/**
 * The panel of a service's own page: all homes, and how often to clean. Undefined if the panel does not offer the
 * service.
 */
export function servicePanel(content: Content, { slug, data }: Entry<Service>): PricePanel | undefined {
  const { kinds, services, next } = panelOf(content);
  const own = services.find((service) => service.slug === slug);
  if (own === undefined) return undefined;
  const { lead, note, button } = fill(data.intro, siteVariables(content));
  const often = data.pricePanel?.often && plain(data.pricePanel.often).map(({ label }) => label);
  return {
    kinds: numbered(kinds),
    services: [{ ...own, note: [lead, note].filter((text) => text !== undefined).join(' ') }],
    ...(often && { often }),
    button: button.text,
    next: next.service,
  };
}

/** The panel's result in one line, for the number of a kind of home, or for "any" while no home is chosen. */
function lineOf({ figures, missing }: PanelService, which: string): string {
  const isShown = (part: { for: string }) => part.for.split(' ').includes(which);
  const lines = figures
    .filter(isShown)
    .map((figure) => (figure.isQuoted ? `${figure.value} ${figure.label}.` : `${figure.label}: ${wordsOf(figure)}.`));
  return [...lines, ...(missing && isShown(missing) ? [missing.text] : [])].join(' ');
}

/** The data that the form needs to repeat a choice of the panel. */
export function choicesOf(content: Content): Choices {
  const { kinds, services } = plain(panelOf(content));
  const { message, form } = fill(content.single('price-panel').data, siteVariables(content));
  return {
    homes: kinds.flatMap(({ kind, other = false, homes }) =>
      homes.map(({ id, message: home }) => ({ id, message: home, kind, isOther: other })),
    ),
    services: plain(servicesInPanel(content).map(({ slug, data: { pricePanel } }) => ({ slug, pricePanel }))).map(
      ({ slug, pricePanel }, index) => ({
        slug,
        asks: pricePanel.asks,
        often: Object.fromEntries((pricePanel.often ?? []).map(({ label, asks }) => [label, asks])),
        answers: Object.fromEntries([
          [any, lineOf(services[index]!, any)],
          ...kinds.map(({ kind }, place) => [kind, lineOf(services[index]!, String(place + 1))]),
        ]),
      }),
    ),
    message,
    words: form,
  };
}

/**
 * The signs on the block of flats of the home page: a figure for each choice, and lit windows or a painting for each
 * home.
 */
export function signsOf(content: Content): Signs {
  const { kinds, services } = plain(panelOf(content));
  return {
    figures: services.flatMap(({ figures }, index) =>
      // If a kind has several figures, the block shows the first.
      figures.flatMap(({ prefix, value, unit, for: all }, place): Signs['figures'] => {
        const before = figures.slice(0, place).flatMap((figure) => figure.for.split(' '));
        const own = all.split(' ').filter((kind) => kind !== any && !before.includes(kind));
        if (own.length === 0) return [];
        return [{ service: index + 1, for: own.join(' '), value, ...(prefix && { prefix }), ...(unit && { unit }) }];
      }),
    ),
    homes: kinds.flatMap(({ homes }, place) =>
      homes.map(({ id, picture }) => ({ input: homeId(id), kind: place + 1, picture })),
    ),
  };
}
