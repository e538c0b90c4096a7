import type { Colours, Company } from '../company.ts';
import { escapeHtml } from '../escape.ts';
import { baseStyle, pageResponse } from '../page-html.ts';
import type { Office } from './office.ts';
import { linkTo, paragraph } from './parts.ts';

/** A page for the owner: narrow, or wider if it has a list. */
export interface OfficePage {
  heading: string;
  /** HTML below the heading. */
  content: string;
  isList?: boolean;
}

const styleOf = (colours: Colours) => {
  const { error, hibiscus, ink, inkSoft, line, paper, pandan, mango, mintLight } = colours;
  return `${baseStyle(colours)}
.list main,.list header p{max-width:860px}
h2{margin:0;font-size:22px;line-height:1.2}
p{margin:12px 0}
.soft{color:${inkSoft};font-size:15px}
.card,[role=status]{margin:20px 0;padding:16px 18px;border:2px solid;border-radius:20px;background:${paper}}
.card h2 ~ *{margin-bottom:0}
.text{white-space:pre-wrap}
[role=status]{background:${mintLight};font-weight:700}
.state{display:inline-block;margin:2px 0;padding:1px 9px;border:2px solid;border-radius:16px;font-size:14px;font-weight:700;letter-spacing:-.01em}
.new{background:${mango}}
.answered{background:${mintLight}}
.late{background:${error};border-color:${error};color:#fff}
nav ul,.row{display:flex;flex-wrap:wrap;gap:8px;margin:12px 0;padding:0;list-style:none;align-items:center}
nav a,.row a,.row button,.search button{box-sizing:border-box;display:inline-flex;align-items:center;justify-content:center;width:auto;min-height:44px;margin:0;padding:6px 14px;border:2px solid ${ink};border-radius:999px;background:${paper};color:${ink};font-weight:700;font-size:16px;text-decoration:none;text-align:center}
nav [aria-current]{background:${ink};color:${paper}}
.main a,.main button{padding-inline:12px;border-color:${hibiscus};background:${hibiscus};color:#fff}
.plain{gap:0 16px}
.plain a,.plain button{padding-inline:0;border-color:transparent;background:none;text-decoration:underline;font-weight:400}
.search label{margin-top:16px}
.search div{display:flex;gap:8px}
.search input{min-width:0;min-height:48px}
.search button{flex:none;min-height:48px;background:${pandan};border-color:${pandan};color:#fff}
.card .main{margin-top:14px;padding-top:14px;border-top:2px solid ${line}}
.card .plain{margin:0 0 -8px}
`;
};

/**
 * The headers of every answer to the owner. It may not be cached, indexed or embedded by other sites, and no referrer
 * is sent.
 */
export const privateHeaders = {
  'Cache-Control': 'no-store',
  'X-Robots-Tag': 'noindex, nofollow',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/** The answer with a page. */
export function ownerPage(company: Company, { heading, content, isList }: OfficePage, status = 200): Response {
  const html = `<h1>${escapeHtml(heading)}</h1>\n${content}`;
  const page = { title: company.words.office.title, style: styleOf(company.colours), content: html };
  return pageResponse(company, { ...page, status, look: isList ? 'list' : '', headers: privateHeaders });
}

/** A redirect to another page. */
export const redirectTo = (path: string, headers: Readonly<Record<string, string>> = {}) =>
  new Response(null, { status: 303, headers: { ...privateHeaders, ...headers, Location: path } });

/** A form with one button. `path` and `words` are escaped here, `content` is HTML. */
export function formOf(path: string, content: string, words: string): string {
  return `<form method="post" action="${escapeHtml(path)}">${content}<button>${escapeHtml(words)}</button></form>`;
}

const statuses = { invalid: 404, expired: 410, gone: 410, unavailable: 503 } as const;

/** The page for a link that cannot be used. */
export function refuse(reason: keyof typeof statuses, { company, path }: Office): Response {
  const { refused, all } = company.words.office;
  const { heading, text } = refused[reason];
  const content = `${paragraph(text)}<p>${linkTo(path, all)}</p>`;
  return ownerPage(company, { heading, content }, statuses[reason]);
}
