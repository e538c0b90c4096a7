import { hibiscus, ink, line, mango, paper, rice } from '#brand/colours.ts';
import { escapeHtml } from '../../supabase/functions/send-contact-email/escape.ts';

const style = `body{margin:0;background:${rice};color:${ink};font:16px/1.5 system-ui,sans-serif}header{padding:20px 24px;background:${mango};border-bottom:2px solid}h1{margin:0;font-size:28px;line-height:1.1}main{padding:8px 24px 48px}a{color:inherit;overflow-wrap:anywhere}p,dd{overflow-wrap:anywhere}
.scroll{overflow-x:auto;border:2px solid;border-radius:20px;background:${paper}}table{border-collapse:collapse;width:100%}td,th{border-bottom:1px solid ${line};padding:10px 14px;text-align:left;vertical-align:top;white-space:pre-wrap;min-width:5em}tr:last-child td{border-bottom:0}.enquiries td:first-child{white-space:nowrap}.enquiries td:nth-child(n+9){min-width:20em}.mails td:first-child{min-width:14em}.enquiries div{display:-webkit-box;-webkit-box-orient:vertical;-webkit-line-clamp:6;overflow:hidden}:focus-visible{outline:3px solid;outline-offset:3px}
form{display:flex;flex-wrap:wrap;align-items:center;gap:8px;margin:12px 0 24px}button{min-height:44px;padding:8px 18px;border:2px solid ${ink};border-radius:999px;background:${paper};color:inherit;font:inherit;font-weight:700;cursor:pointer}button:hover{background:${hibiscus};border-color:${hibiscus};color:#fff}
dl{display:grid;grid-template-columns:max-content 1fr;gap:4px 16px}dt{font-weight:700}dd{margin:0}iframe{display:block;box-sizing:border-box;width:100%;height:80vh;border:2px solid;border-radius:20px;background:#fff}pre{overflow-x:auto;padding:16px;border:2px solid;border-radius:20px;background:${paper};white-space:pre-wrap;overflow-wrap:anywhere}summary{padding:12px 0;font-weight:700;cursor:pointer}`;

/** The headers of all local pages: other sites may not frame them, and browsers may not cache them. */
export const localHeaders = {
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy':
    "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'",
};

/** A local page. `content` is HTML, the heading is escaped here. */
export function localResponse(heading: string, content: string): Response {
  const title = escapeHtml(heading);
  const html = `<!DOCTYPE html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title><style>${style}</style>
<header><h1>${title}</h1></header><main>${content}</main></html>`;
  return new Response(html, { headers: { ...localHeaders, 'Content-Type': 'text/html; charset=utf-8' } });
}
