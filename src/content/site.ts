import type { Site as SiteEntry, LocationsWords } from '#generated/entries.ts';
import type { Path } from '#generated/routes.ts';
import type { PromisedHours } from '#shared/business-time.ts';
import type { OpeningHours } from '#shared/opening-hours.ts';
import type { ArtAddress } from './links.ts';

/** A day by its English name, whatever the language of the site. */
export type Weekday = SiteEntry['openingHours']['days'][number]['days'][number];

/** Dates with other hours than usual; without hours the office is closed. */
export type SpecialDays = OpeningHours['special'][number] & {
  label: string;
  /** The days as visitors read them. */
  dates: string;
};

/** The address of a page as search engines should know it. */
export const canonical = (path: string, { url }: Pick<Site, 'url'>): string => `${url}${path}`;

/** Facts that are on every page: navigation, footer, forms. */
export interface Site extends Pick<
  SiteEntry,
  'brand' | 'url' | 'language' | 'timeZone' | 'city' | 'phone' | 'whatsapp' | 'email' | 'address' | 'footer'
> {
  openingHours: {
    heading: string;
    days: readonly { label: string; days: readonly Weekday[]; opens?: string; closes?: string }[];
    /** The special days that were not over when the site was built, in their order. */
    special: readonly SpecialDays[];
    /** The public holidays that were not over when the site was built, if the office is closed on them. */
    holidays: readonly string[];
  };
  /** When replies are due, and the promises in place of which scripts show it. After `until`, no holidays are known. */
  replies: { hours: PromisedHours; promises: readonly { words: string; by: string }[]; until: string };
  /** How many digits a phone number of the company's country has at least. */
  phoneDigits: number;
  customerService: { heading: string; text: string };
  /** A network without a picture is shown by its first letter. */
  social: readonly { name: string; picture?: ArtAddress; url: string }[];
  /** `frame` is the address of the document that contains the map. */
  map: { frame: string; open: string };
  hasReviewsWidget: boolean;
  /** `enquiry` is the name of the service in the choices of a form. */
  services: readonly { path: Path; name: string; fact: string; picture: ArtAddress; enquiry: string }[];
  /** The words of the field that asks whether the company comes to a place. */
  finder: Pick<LocationsWords['postcode'], 'heading' | 'label' | 'button'>;
  /** The street at the foot of the menu. */
  menuPicture: ArtAddress;
  enquiryServices: readonly string[];
  /** The words for the last of them in sentences to visitors. */
  otherServiceInText: string;
  /** The address of the function that takes enquiries, and the publishable key of its project. */
  enquiries: { action: string; key: string };
}
