import { createHash } from 'node:crypto';
import type { Colours, Company } from './company.ts';
import { escapeHtml } from './escape.ts';

/** The inline style of every page of the function, with the colours of the company. */
export const baseStyle = ({ ink, rice, mango, hibiscus, tile, pandan, field, paper }: Colours) => `
body{margin:0;background:${rice};color:${ink};font:17px/1.6 system-ui,sans-serif;overflow-wrap:anywhere}
header{background:${mango};border-bottom:2px solid}
header::after{content:"";display:block;height:12px;border-top:2px solid;background:linear-gradient(90deg,${hibiscus} 20%,${mango} 0 40%,${tile} 0 60%,${rice} 0 80%,${pandan} 0) 0/150px}
header p,main{max-width:578px;margin:auto;padding:24px 20px}
header p{font-size:26px;font-weight:800;line-height:1}
main{padding-bottom:48px}
h1{margin:16px 0;font-size:34px;line-height:1.1;letter-spacing:-.02em;text-wrap:balance}
a{color:inherit}
label{display:block;font-weight:700;margin:20px 0 7px}
input,select,textarea{box-sizing:border-box;width:100%;min-height:56px;padding:12px 16px;border:2px solid ${field};border-radius:12px;background:${paper};color:inherit;font:inherit}
button{margin-top:24px;width:100%;min-height:56px;padding:12px 28px;border:0;border-radius:999px;background:${hibiscus};color:#fff;font:inherit;font-weight:700}
:focus-visible{outline:3px solid ${ink};outline-offset:3px}
`;

/** A page of the function. `style` and `content` are HTML. */
interface Page {
  title: string;
  style: string;
  content: string;
  status?: number;
  /** A class of the body. */
  look?: string;
  /** The origin to which a form of the page may lead, besides that of the page. */
  formOrigin?: string;
  headers?: Readonly<Record<string, string>>;
}

/** The answer with a page that needs no other file and no script. Its policy allows only its own style. */
export function pageResponse({ brand, language }: Company, page: Page): Response {
  const { title, style, content, status = 200, look = '', formOrigin = '', headers } = page;
  const hash = createHash('sha256').update(style).digest('base64');
  const html = `<!DOCTYPE html>
<html lang="${escapeHtml(language)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${escapeHtml(title)}</title><style>${style}</style></head>
<body${look === '' ? '' : ` class="${look}"`}><header><p>${escapeHtml(brand)}</p></header>
<main>
${content}
</main></body></html>`;
  return new Response(html, {
    status,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': `default-src 'none'; style-src 'sha256-${hash}'; form-action ${`'self' ${formOrigin}`.trim()}; frame-ancestors 'none'; base-uri 'none'`,
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'no-store',
      ...headers,
    },
  });
}

/** Hidden values that a form sends along. */
export const hidden = (values: Readonly<Record<string, string>>) =>
  Object.entries(values)
    .map(([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`)
    .join('');
