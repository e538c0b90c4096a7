import type { PriceBoardWords, Service } from '#generated/entries.ts';
import type { LinkTarget } from '#content/links.ts';

/** The greatest number of homes, and of services, on the price board: the styles have rules for this many. */
export const maxBoardOptions = 6;

export type Home = PriceBoardWords['homes'][number];
/** A price or a duration of a service. */
export type Figure = NonNullable<Service['prices'] | Service['durations']>[number];
/** What visitors read of it. `short` is the unit in short. */
export type BoardFigure = Pick<Figure, 'prefix' | 'value' | 'unit' | 'short'>;

/** A figure as visitors read it: from $280, 2–3 hours. */
export const figureWords = ({ prefix, value, unit }: BoardFigure): string =>
  [prefix, value, unit].filter(Boolean).join(' ');

/** One service for one home. */
export interface BoardCell {
  /** The value of the form: "service.condo". */
  value: string;
  /** Undefined if the hours and the price are part of the quote. */
  figure?: BoardFigure;
  /** The figure in one line, or the words for a quote: "from $280", "2–3 h", "free quote". */
  line: string;
  /** The sentence below the board when the cell is chosen; it begins in bold. */
  strong: string;
  text: string;
  /** The choice in words: "Move in/out, condo". */
  choice: string;
  /** The service that the form selects: "Other" for homes that no service is for. */
  service: string;
}

/** The table of homes by services where a visitor reads the hours and the prices and chooses one cell. */
export interface PriceBoard extends Pick<PriceBoardWords, 'name' | 'legend'> {
  /** The names of the columns. */
  services: readonly string[];
  /** The rows, with a cell for each service. */
  homes: readonly (Pick<Home, 'label' | 'picture'> & { cells: readonly BoardCell[] })[];
  /** The sentence below the board while nothing is chosen. */
  start: { strong: string; text: string };
  /** The text of the button, its first word after a choice, and its link if it does not open the form. */
  button: { start: string; chosen: string; link?: LinkTarget };
  /** What happens after the button is pressed; {phone} becomes a link. */
  next: string;
  /** The form of the contact page, which shows the service of the page. */
  action: LinkTarget;
  /** The slug of the area of the page. */
  area?: string;
}

/** The board of all homes and services in the form, and its words. */
export interface Choices {
  board: PriceBoard;
  words: PriceBoardWords['form'];
}
