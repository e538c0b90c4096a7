import type { Company } from './company.ts';
import { fieldNames, type FieldName, type Mistakes, type Values } from './enquiry.ts';
import { escapeHtml } from './escape.ts';

interface ErrorPage {
  company: Company;
  /** The page of the site that the visitor came from. */
  back: string;
  /** The words that say what is wrong altogether. */
  message: string;
  mistakes?: Mistakes;
  values: Values;
  /** What the form sent along with the fields. */
  hidden: Readonly<Record<string, string>>;
}

const labels: Values = { name: 'Name', email: 'Email', phone: 'Phone', service: 'Service', message: 'Message' };
const types: Partial<Record<FieldName, string>> = { name: 'text', email: 'email', phone: 'tel' };

const style =
  'body{margin:0;background:#fffaf0;color:#14312b;font:17px/1.6 system-ui,sans-serif}main{max-width:34em;margin:auto;padding:40px 20px}' +
  'h1{line-height:1.1}label{display:block;font-weight:700;margin-top:20px}input,select,textarea{box-sizing:border-box;width:100%;min-height:52px;padding:12px 16px;border:2px solid #7a8b85;border-radius:12px;background:#fff;color:inherit;font:inherit}' +
  '[aria-invalid]{border-color:#b3261a;background:#fdeae4}.mistake{margin:6px 0 0;color:#b3261a;font-weight:600}button{margin-top:24px;min-height:56px;padding:12px 28px;border:0;border-radius:999px;background:#c8341f;color:#fff;font:inherit;font-weight:700}' +
  'a{color:inherit}:focus-visible{outline:3px solid;outline-offset:3px}';

function control(name: FieldName, value: string, services: readonly string[], attributes: string): string {
  const own = `id="${name}" name="${name}" required${attributes}`;
  if (name === 'message') return `<textarea ${own} rows="5">\n${escapeHtml(value)}</textarea>`;
  if (name !== 'service') return `<input type="${types[name]}" ${own} value="${escapeHtml(value)}">`;
  const choice = (service: string) => `<option${service === value ? ' selected' : ''}>${escapeHtml(service)}</option>`;
  const first = `<option value="" disabled${services.includes(value) ? '' : ' selected'}>Select Service</option>`;
  return `<select ${own}>${first}${services.map(choice).join('')}</select>`;
}

function field(name: FieldName, { values, mistakes, company }: ErrorPage): string {
  const mistake = mistakes?.[name];
  const attributes = mistake === undefined ? '' : ` aria-invalid="true" aria-describedby="${name}-mistake"`;
  const note = mistake === undefined ? '' : `<p class="mistake" id="${name}-mistake">${escapeHtml(mistake)}</p>`;
  return `<label for="${name}">${labels[name]}</label>\n${control(name, values[name], company.services, attributes)}${note}`;
}

/**
 * The page that a form without JavaScript gets when it fails: nothing that was typed is lost, and it can be sent again.
 * It stands alone, and reads well as plain text, to which some hosts turn it.
 */
export function errorPage(page: ErrorPage): string {
  const { company, back, message, hidden } = page;
  const phone = `<a href="tel:${escapeHtml(company.phone.replaceAll(/[^+\d]/g, ''))}">${escapeHtml(company.phone)}</a>`;
  const kept = Object.entries(hidden)
    .map(([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`)
    .join('');
  return `<!DOCTYPE html>
<html lang="${escapeHtml(company.language)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>Not sent yet - ${escapeHtml(company.brand)}</title><style>${style}</style></head>
<body><main>
<h1>Your message was not sent yet</h1>
<p role="alert">${escapeHtml(message)}</p>
<p>What you typed is still here. You can also call ${phone}.</p>
<form method="post">
${fieldNames.map((name) => field(name, page)).join('\n')}
${kept}<button>Send again</button>
</form>
<p><a href="${escapeHtml(back)}">Back to ${escapeHtml(company.brand)}</a></p>
</main></body></html>`;
}

/** The Content-Security-Policy of the page: its own style, and a form that goes back here and on to the site. */
export async function errorPagePolicy(site: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(style));
  const hash = btoa(String.fromCharCode(...new Uint8Array(digest)));
  return `default-src 'none'; style-src 'sha256-${hash}'; form-action 'self' ${new URL(site).origin}; frame-ancestors 'none'; base-uri 'none'`;
}
