import type { PricePanelWords, Service } from '#generated/entries.ts';

export type Kind = PricePanelWords['kinds'][number];
export type Home = Kind['homes'][number];
type Figure = NonNullable<Service['prices'] | Service['durations']>[number];

/**
 * The homes that a text is for: the numbers of their kinds from 1, and "any" if it is shown while no home is chosen,
 * separated by spaces. The stylesheet hides the texts for other homes.
 */
export type HomeKinds = string;

/** A price or a duration, or the words that are shown if neither is known. */
export interface PanelFigure extends Omit<Figure, 'key' | 'for'> {
  for: HomeKinds;
  /** Set if no figure is known. */
  isQuoted?: true;
}

/** A service in the panel. */
export interface PanelService {
  slug: string;
  name: string;
  figures: readonly PanelFigure[];
  /** The figures in short, in the service's cell: one for each kind of home. */
  short: readonly { text: string; for: HomeKinds }[];
  /**
   * The text that replaces the price if only the duration is known, or the duration if only the price is known. `for`
   * is the homes with a known figure.
   */
  missing?: { text: string; for: HomeKinds };
  note?: string;
}

/**
 * A home in the panel. On area pages it has the share of its flat type around the station, and the typical floor area.
 */
export interface PanelHome extends Home {
  share?: string;
  size?: string;
  /**
   * The size for screen readers, if the cell is for two flat types and the size is that of one: "a 2-room is typically
   * 44 m²".
   */
  spokenSize?: string;
}

/** The panel where visitors choose their home and a service, and see hours and price. */
export interface PricePanel {
  kinds: readonly { number: number; heading?: string; homes: readonly PanelHome[] }[];
  services: readonly PanelService[];
  /** The choices of how often to clean, if the panel has a single service. */
  often?: readonly string[];
  /** The slug of the area of the page. */
  area?: string;
  /** The text of the button. */
  button: string;
  /** What happens after the button is pressed; {phone} becomes a link. */
  next: string;
}

/** The texts of a service for each kind of home, for the form. */
export interface ChosenService {
  slug: string;
  asks: string;
  /** The first words of the enquiry for each choice of how often to clean, by the label of the choice. */
  often: Readonly<Record<string, string>>;
  /** The result of the panel for each kind of home, in one line; under "any" if no home is chosen. */
  answers: Readonly<Record<string, string>>;
}

/** The data that the form needs to repeat a choice and to begin the message. */
export interface Choices {
  homes: readonly { id: string; message: string; kind: string; isOther: boolean }[];
  services: readonly ChosenService[];
  message: PricePanelWords['message'];
  words: PricePanelWords['form'];
}
