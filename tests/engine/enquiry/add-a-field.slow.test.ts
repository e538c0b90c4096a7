import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fields } from '#shared/fields.ts';
import { applyChanges } from '../../support/content-copy.ts';
import { addAField } from '../../support/guides.ts';
import { copyProject } from '../../support/project-copy.ts';
import { dataOf } from '../../support/sites.ts';
import { company } from '../function/company.ts';
import { visitor } from '../function/visitor.ts';

/** A program that prints what the form, the function and the mail show of an enquiry. */
const program = `
import { readFileSync } from 'node:fs';
import { EnquiryForm } from '#enquiry/EnquiryForm.tsx';
import { site } from '#generated/site.ts';
import { MemoryRouter } from 'react-router-dom';
import { renderToStaticMarkup } from 'react-dom/server';
import { readEnquiry } from '../supabase/functions/send-contact-email/enquiry.ts';
import { errorPage } from '../supabase/functions/send-contact-email/error-page.ts';
import { notification } from '../supabase/functions/send-contact-email/mail/messages.ts';

const [others, bodies] = JSON.parse(process.argv[2]!);
const read = (file) => JSON.parse(readFileSync('src/generated/' + file, 'utf8'));
const { words } = read('company.json');
const { choices } = read('pages/contact.json');
const company = { ...others, words };
const own = { heading: 'Get a Quote', button: 'Send' };
const form = renderToStaticMarkup(<MemoryRouter><EnquiryForm words={own} headingLevel="h2" site={site} page="/contact" choices={choices} /></MemoryRouter>);
const results = bodies.map(async (body) => {
  const reading = readEnquiry(body, company);
  const mistaken = readEnquiry({ ...body, email: '', date: 'x'.repeat(101) }, company);
  const typed = { values: { date: '', ...body }, hidden: {} };
  const page = await errorPage({ company, back: new URL('https://sapu.example'), failure: { status: 422, message: '' }, typed }).text();
  const stored = { ...reading.enquiry, id: '1', status: 'new', area: null, page: null, created_at: '2026-11-24T00:00:00Z' };
  const { text, html } = notification(stored, company, { pages: '', deadline: 0, links: { new: '', answered: '', spam: '' } });
  return { form, reading, mistaken, page, text, html };
});
console.log(JSON.stringify(await Promise.all(results)));
`;

type Result = Record<'form' | 'page' | 'text' | 'html', string> & { reading: unknown; mistaken: unknown };
const date = 'any weekday in May';
let copy: string;
let dated: Result;
let undated: Result;

beforeAll(() => {
  copy = copyProject({ data: dataOf('first') });
  applyChanges(copy, addAField);
  execFileSync('npm', ['run', '-s', 'codegen'], { cwd: copy });
  writeFileSync(join(copy, 'src/program.tsx'), program);
  const given = JSON.stringify([company, [{ ...visitor, date }, visitor]]);
  const command = ['--import=tsx', 'src/program.tsx', given];
  const printed = execFileSync(process.execPath, command, { cwd: copy, encoding: 'utf8' });
  [dated, undated] = JSON.parse(printed) as [Result, Result];
});
afterAll(() => rmSync(copy, { recursive: true }));

test('the field of the guide is in the form, in the enquiry, on the error page and in the mail', () => {
  const { form, reading, mistaken, page, text, html } = dated;
  expect(form).toContain(
    '<label for="enquiry-date">Preferred date (optional)</label><input id="enquiry-date" type="text" autoComplete="off" name="date"/>',
  );
  expect(reading).toEqual({ enquiry: { ...visitor, date, isSpam: false } });
  expect(mistaken).toMatchObject({
    mistakes: { email: 'Type your email address.', date: 'Shorten the preferred date to 100 characters.' },
  });
  expect(page).toContain(
    `<label for="date">Preferred date (optional)</label>\n<input type="text" id="date" name="date" value="${date}">`,
  );
  expect(text).toContain(`E-mail: ${visitor.email}\nPreferred date: ${date}\n`);
  expect(html).toMatch(new RegExp(`>Preferred date</td><td [^>]*>${date}</td>`));
});

test('the field may be empty, and then the mail does not contain it', () => {
  const { reading, text, html } = undated;
  expect(reading).toEqual({ enquiry: { ...visitor, date: '', isSpam: false } });
  expect(text + html).not.toContain('Preferred date');
});

test('no field has the name of a hidden value, or of a column with another meaning', () => {
  const sql = readdirSync('supabase/migrations')
    .map((name) => readFileSync(join('supabase/migrations', name), 'utf8'))
    .join('\n');
  const [, table = ''] = /create table contact\.enquiries \(([^]*?)^\);/m.exec(sql) ?? [];
  const added = sql.matchAll(/^alter table contact\.enquiries add column (\w+)/gm);
  const columns = [...table.matchAll(/^ {2}(\w+) /gm), ...added].map(([, name]) => name!);
  expect(columns).toEqual(expect.arrayContaining(['user_agent', 'more', 'status_changed_at']));
  const own = ['name', 'email', 'phone', 'service', 'message'];
  const taken = [...columns.filter((name) => !own.includes(name)), 'elapsed', 'website'];
  expect(fields.map(({ name }) => name).filter((name) => taken.includes(name))).toEqual([]);
});
