import type { PromisedHours } from './shared/business-time.ts';
import type company from './company.json';
import type { Words } from './words.ts';

/** The colours that mails and pages of the function use. */
export type Colours = (typeof company)['colours'];

/** The facts of the company; the codegen writes them to company.json. */
export interface Company extends PromisedHours {
  brand: string;
  phone: string;
  email: string;
  /** How many digits a phone number of the company's country has at least. */
  phoneDigits: number;
  /** On one line. */
  address: string;
  language: string;
  /** The path of the owner's pages on the site, such as "/office". */
  pages: string;
  /** The services that visitors can choose, in the words of the form. */
  services: readonly string[];
  /** The words for the last of them in sentences to visitors. */
  otherServiceInText: string;
  /** The service, and the first sentence of an enquiry, for each cell of the price board. */
  choices: Readonly<Record<string, { service: string; words: string }>>;
  /** The line with the place that a visitor typed on the site, at the end of the message. */
  block: string;
  /** The names of the areas that have a page. */
  areas: readonly string[];
  /** The promise to visitors: when the company replies. */
  reply: string;
  /** What the pages of areas promise. */
  areaReply: string;
  /** The version of the privacy notice on the site; each text has its own version. */
  notice: string;
  /** For how many months an enquiry is kept, as promised by that notice. */
  keptMonths: number;
  /** The colours of the brand, by name. */
  colours: Colours;
  words: Words;
}
