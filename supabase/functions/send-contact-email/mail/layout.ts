import type { Colours, Company } from '../company.ts';
import { escapeHtml } from '../escape.ts';
import { telLink } from '../shared/phone-links.ts';
import { fill, type Words } from '../words.ts';
import type { Mail } from './mail.ts';
import { headerText } from './subject.ts';

/**
 * Smaller margins on phones, and colours for dark mode. The meta tag `color-scheme` tells mail clients that the mail
 * supports dark mode.
 */
const style = ({ night, nightPanel, rice, onInk, inkSoft }: Colours) => `
@media (max-width:480px){
.side{padding-left:20px!important;padding-right:20px!important}
.label{width:84px!important}
}
@media (prefers-color-scheme:dark){
.ground{background:${night}!important}
.sheet{background:${nightPanel}!important;border-color:${nightPanel}!important}
.ink,.ink .link{color:${rice}!important}
.soft{color:${onInk}!important}
.rule{border-color:${inkSoft}!important}
}
`;

function tileStrip({ hibiscus, mango, tile, rice, pandan }: Colours): string {
  const tiles = [hibiscus, mango, tile, rice, pandan];
  const cells = Array.from(
    { length: 20 },
    (_, index) => `<td height="12" bgcolor="${tiles[index % tiles.length]}"></td>`,
  );
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr>${cells.join('')}</tr></table>`;
}

/** A link within text, in its colour; only its words without an address. `href` and `words` are escaped here. */
export function mailLink({ ink }: Colours, href: string | undefined, words: string): string {
  if (href === undefined) return escapeHtml(words);
  return `<a class="link" href="${escapeHtml(href)}" style="color:${ink}">${escapeHtml(words)}</a>`;
}

/**
 * A link that looks like a button: filled, or with a frame only if another one is more important. `href` and `words` are
 * escaped here. Outlook for Windows ignores the padding of links, so the cell has one for it alone.
 */
export function mailButton({ hibiscus, ink }: Colours, href: string, words: string, isMain = true): string {
  const padding = '11px 20px';
  const cell = isMain ? `background:${hibiscus};border:2px solid ${hibiscus}` : `border:2px solid ${ink}`;
  return (
    `<table role="presentation" cellpadding="0" cellspacing="0" style="display:inline-block;margin:0 8px 8px 0"><tr><td${isMain ? '' : ' class="rule"'} style="${cell};border-radius:999px;mso-padding-alt:${padding}">` +
    `<a${isMain ? '' : ' class="link"'} href="${escapeHtml(href)}" style="display:inline-block;padding:${padding};mso-padding-alt:0;color:${isMain ? '#FFFFFF' : ink};font-weight:700;text-decoration:none">${escapeHtml(words)}</a></td></tr></table>`
  );
}

/** Outlook for Windows ignores `max-width`, so it alone gets a table with a width around the mail. */
const outlookTable = [
  '<!--[if mso]><table role="presentation" width="600" cellpadding="0" cellspacing="0"><tr><td><![endif]-->',
  '<!--[if mso]></td></tr></table><![endif]-->',
] as const;

/** The whole HTML of a mail. `content` is HTML, everything else is escaped here. */
function layout(company: Company, heading: string, content: string): string {
  const { brand, language, address, phone, email, colours } = company;
  const { ink, mango, mintLight, paper, rice } = colours;
  const foot = `${escapeHtml(address)}<br><a href="${telLink(phone)}" style="color:${mango}">${escapeHtml(phone)}</a> &nbsp; <a href="mailto:${escapeHtml(email)}" style="color:${mango}">${escapeHtml(email)}</a>`;
  return `<!DOCTYPE html><html lang="${escapeHtml(language)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escapeHtml(heading)}</title><style>${style(colours)}</style></head>
<body class="ground" style="margin:0;background:${mintLight};font:17px/1.5 Arial,Helvetica,sans-serif;color:${ink}">
<table role="presentation" class="ground" width="100%" cellpadding="0" cellspacing="0" style="background:${mintLight}"><tr><td align="center" style="padding:24px 0">
${outlookTable[0]}<table role="presentation" class="sheet" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px;background:${paper};border:2px solid ${ink};overflow-wrap:anywhere">
<tr><td class="side" style="background:${mango};color:${ink};padding:26px 36px 20px"><div style="font-size:24px;font-weight:700;letter-spacing:-.02em">${escapeHtml(brand)}</div><h1 style="margin:14px 0 0;font-size:40px;line-height:1.1;letter-spacing:-.02em">${escapeHtml(heading)}</h1></td></tr>
<tr><td>${tileStrip(colours)}</td></tr>
<tr><td class="sheet ink side" style="background:${paper};color:${ink};padding:28px 36px">${content}</td></tr>
<tr><td class="side" style="background:${ink};color:${rice};padding:22px 36px;font-size:15px">${foot}</td></tr>
</table>${outlookTable[1]}</td></tr></table></body></html>`;
}

/** A part of a mail, as HTML and as lines of text. */
export interface MailPart {
  html: string;
  text: readonly string[];
}

/** A paragraph, with an empty line after it in the text. */
export const paragraph = (words: string): MailPart => ({
  html: `<p style="margin:0 0 14px">${escapeHtml(words)}</p>`,
  text: [words, ''],
});

/** Small, grey words at the end of a mail. */
export const smallPrint = ({ inkSoft }: Colours, words: string): MailPart => ({
  html: `<p class="soft" style="margin:0;color:${inkSoft};font-size:15px">${escapeHtml(words)}</p>`,
  text: [words],
});

/** A value with its name, in the text of a mail. */
export const labelled = ({ line }: Words['mails'], label: string, value: string): string =>
  fill(line, { label, value }).trimEnd();

/** What a mail says: its subject, its text and its HTML. */
export type Written = Pick<Mail, 'subject' | 'text' | 'html'>;

/** A mail that consists of parts, in the company's layout. */
export const written = (
  { subject, heading, parts }: { subject: string; heading: string; parts: readonly MailPart[] },
  company: Company,
): Written => ({
  subject: headerText(subject),
  text: parts.flatMap(({ text }) => text).join('\n'),
  html: layout(company, heading, parts.map(({ html }) => html).join('')),
});
