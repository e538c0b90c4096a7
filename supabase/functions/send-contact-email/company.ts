/** What the function knows of the company; the codegen writes it to company.json. */
export interface Company {
  brand: string;
  phone: string;
  email: string;
  /** On one line. */
  address: string;
  language: string;
  /** The services that can be chosen, in the words of the form. */
  services: readonly string[];
  /** The names of the areas that have a page. */
  areas: readonly string[];
  /** What is promised to who wrote: when the company replies. */
  reply: string;
  /** Which privacy notice stands on the site; another text has another. */
  notice: string;
  /** For how many months that notice says that an enquiry is kept. */
  keptMonths: number;
}
