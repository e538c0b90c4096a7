import * as cheerio from 'cheerio';
import type { Company } from '../../../supabase/functions/send-contact-email/company.ts';
import { createLinks } from '../../../supabase/functions/send-contact-email/links.ts';
import { createSigner } from '../../../supabase/functions/send-contact-email/signer.ts';
import type { Status } from '../../../supabase/functions/send-contact-email/status.ts';
import type { Part } from '../../support/built-site.ts';
import { FunctionHarness, secret, use } from './harness.ts';

/** The headers that a browser sends with a form of the owner's pages. */
const ofOwnPage = { origin: 'null', 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'document' };

/** The token in a link: of a button, or of a sign-in. */
export const tokenIn = (link: string) => {
  const { searchParams } = new URL(link);
  return (searchParams.get('link') ?? searchParams.get('key'))!;
};

export const pageOf = async (answer: Response) => cheerio.load(await answer.text());

/** The texts of the elements of a page, with plain spaces. */
export const textsIn = ($: cheerio.CheerioAPI, selector: string) =>
  $(selector)
    .toArray()
    .map((element) => $(element).text().replaceAll(/\s+/g, ' '));

/** What a page shows, with plain spaces, and where its form leads. */
export async function shown(answer: Response) {
  const $ = await pageOf(answer);
  const plain = (own: string) => $(own).text().replaceAll(/\s+/g, ' ');
  return {
    status: answer.status,
    heading: plain('h1'),
    text: plain('main'),
    note: plain('[role=status]'),
    button: plain('main button'),
    to: $('form').attr('action'),
  };
}

/** The values that a form of a page sends. */
export const valuesOf = (form: Part): Record<string, string> =>
  Object.fromEntries(form.serializeArray().map(({ name, value }) => [name, value]));

/** The owner at the pages of the function. */
class OfficeHarness extends FunctionHarness {
  /** The cookie that the browser keeps. */
  cookie = '';

  override async clear(): Promise<void> {
    await super.clear();
    this.cookie = '';
  }

  /** Opens a page, by its full address, its address on the site or its path below the owner's pages. */
  get(address: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Response> {
    const { pathname } = new URL(this.pages);
    const path = address.replace(this.pages, '').replace(new RegExp(`^${pathname}`), '');
    const below = path === '' || path.startsWith('/') ? path : `/${path}`;
    return this.fetch(`/office${below}`, { method, headers: { cookie: this.cookie, ...headers } });
  }

  /** The names on a page of the enquiry list. */
  readonly namesAt = async (address: string): Promise<string[]> => {
    const $ = await pageOf(await this.get(address));
    return $('article h2')
      .toArray()
      .map((heading) => $(heading).text());
  };

  /** The names that a search finds. */
  readonly namesFor = (search: string) => this.namesAt(`?search=${encodeURIComponent(search)}`);

  /** Sends a form of a page, and keeps the cookie of the response. */
  async post(
    route: string,
    form: Record<string, string> = {},
    headers: Record<string, string> = ofOwnPage,
  ): Promise<Response> {
    const init = { method: 'POST', body: new URLSearchParams(form), headers: { cookie: this.cookie, ...headers } };
    const answer = await this.fetch(`/office/${route}`, init);
    const [cookie] = answer.headers.getSetCookie();
    if (cookie !== undefined) this.cookie = cookie.split(';')[0]!;
    return answer;
  }

  links(enquiry: string, at = new Date(), own = secret): Promise<Record<Status, string>> {
    return createLinks(createSigner(own), this.pages).statusLinks(enquiry, at);
  }

  press(link: string): Promise<Response> {
    return this.post(new URL(link).pathname.split('/').at(-1)!, { link: tokenIn(link) });
  }

  /** Requests a sign-in link, and returns it from the mail. */
  async ask(): Promise<string> {
    await this.post('ask');
    await this.settled();
    return /https?:\S+/.exec(this.mail.received.at(-1)!.mail.text)![0];
  }

  /** Presses the button of the page to which a sign-in link leads. */
  enter(link: string): Promise<Response> {
    return this.post('enter', { key: tokenIn(link) });
  }

  /** Starts a session as the owner does. */
  async signIn(): Promise<void> {
    await this.enter(await this.ask());
  }

  async statusOf(enquiry: string): Promise<string | undefined> {
    const { sql } = this.database;
    const [row] = await sql<{ status: string }[]>`select status from contact.enquiries where id = ${enquiry}`;
    return row?.status;
  }

  /** Everything that a link can change, with the version of each row that can be updated (`xmin`). */
  async everything(): Promise<string> {
    const rows = await this.database.sql`
      select (select json_agg(row(e.xmin::text, e) order by e.id) from contact.enquiries e) as enquiries,
        (select json_agg(row(o.xmin::text, o) order by o.id) from contact.outbox o) as mails,
        (select json_agg(row(n.xmin::text, n) order by n.id) from contact.sign_ins n) as sign_ins`;
    return JSON.stringify(rows);
  }
}

export const useOffice = (own?: Company) => use(new OfficeHarness(own));
