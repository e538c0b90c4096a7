import type { Colours, Company } from './company.ts';
import { escapeHtml } from './escape.ts';
import type { Failure } from './failures.ts';
import { fields, type FormField, type Problems, type Values } from './shared/fields.ts';
import { telLink } from './shared/phone-links.ts';
import { baseStyle, hidden, pageResponse } from './page-html.ts';
import { fill } from './words.ts';

interface ErrorPage {
  company: Company;
  /** The page of the site that the visitor came from. */
  back: URL;
  failure: Failure;
  /** The visitor's input; absent if the form could not be read. */
  typed?: Typed;
}

/** The typed values, the hidden fields of the form, and the choice in words. */
interface Typed {
  choice?: string;
  values: Values;
  hidden: Readonly<Record<string, string>>;
}

const styleOf = (colours: Colours) => {
  const { error, errorLight } = colours;
  return `${baseStyle(colours)}
[role=alert]{padding:14px 16px;border:2px solid;border-radius:12px;background:${errorLight};color:${error};font-weight:600}
[role=alert] *{margin:0}
[aria-invalid]{border-color:${error};background:${errorLight}}
.problem{margin:6px 0 0;color:${error};font-weight:600}
`;
};

function control(field: FormField, value: string, { services, words }: Company, attributes: string): string {
  const { name, type, optional } = field;
  const own = `id="${name}" name="${name}"${optional ? '' : ' required'}${attributes}`;
  if (type === 'textarea') return `<textarea ${own} rows="5">\n${escapeHtml(value)}</textarea>`;
  if (type !== 'service') return `<input type="${type}" ${own} value="${escapeHtml(value)}">`;
  // A page translator changes the words of a choice, so its value is written too.
  const choice = (service: string) =>
    `<option value="${escapeHtml(service)}"${service === value ? ' selected' : ''}>${escapeHtml(service)}</option>`;
  const first = `<option value="" disabled${value === '' ? ' selected' : ''}>${escapeHtml(words.form.chooseService)}</option>`;
  const all = new Set([...services, value].filter(Boolean));
  return `<select ${own}>${first}${[...all].map(choice).join('')}</select>`;
}

function fieldOf(field: FormField, value: string, problem: string | undefined, company: Company): string {
  const { name, optional } = field;
  const { form } = company.words;
  const own = form.labels[name];
  const label = escapeHtml(optional ? fill(form.optional, { label: own }) : own);
  const attributes = problem === undefined ? '' : ` aria-invalid="true" aria-describedby="${name}-problem"`;
  const note = problem === undefined ? '' : `<p class="problem" id="${name}-problem">${escapeHtml(problem)}</p>`;
  return `<label for="${name}">${label}</label>\n${control(field, value, company, attributes)}${note}`;
}

/** The message for the whole form, and a link to each field to correct. */
function reasons({ message, fields: problems = {} }: Failure): string {
  const items = fields.flatMap(({ name }) =>
    problems[name] === undefined ? [] : [`<li><a href="#${name}">${escapeHtml(problems[name])}</a></li>`],
  );
  const list = items.length === 0 ? '' : `\n<ul>\n${items.join('\n')}\n</ul>`;
  return `<div role="alert"><p>${escapeHtml(message)}</p>${list}</div>`;
}

/**
 * The form with everything that was typed. It is sent to the address of this page. The action is the last part of that
 * path: with an empty action, the fragment of a link on this page (#name) would be carried along to the thank-you page.
 */
function formOf({ choice, values, hidden: kept }: Typed, problems: Problems = {}, company: Company): string {
  const { line, labels } = company.words.mails;
  const chosen =
    choice === undefined ? '' : `<p>${escapeHtml(fill(line, { label: labels.choice, value: choice }))}</p>\n`;
  return `<form method="post" action="send-contact-email">
${chosen}${fields.map((field) => fieldOf(field, values[field.name], problems[field.name], company)).join('\n')}
${hidden(kept)}<button>${escapeHtml(company.words.enquiry.page.again)}</button>
</form>`;
}

/**
 * The error page for a form without JavaScript: the visitor's input is kept, and the form can be sent again. The page
 * is readable as plain text, because some hosts serve it as text. Its form may be sent here and redirect to the site.
 */
export function errorPage({ company, back, failure, typed }: ErrorPage): Response {
  const phone = `<a href="${escapeHtml(telLink(company.phone))}">${escapeHtml(company.phone)}</a>`;
  const words = company.words.enquiry.page;
  const call = fill(escapeHtml(words.call), { number: phone });
  const content = `<h1>${escapeHtml(words.heading)}</h1>
${reasons(failure)}
<p>${escapeHtml(typed ? words.kept : words.goBack)} ${call}</p>
${typed ? formOf(typed, failure.fields, company) : ''}
<p><a href="${escapeHtml(back.href)}">${escapeHtml(words.back)}</a></p>`;
  const { status, headers = {} } = failure;
  const style = styleOf(company.colours);
  return pageResponse(company, { title: words.title, style, content, status, formOrigin: back.origin, headers });
}
