import { execFileSync, spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fields } from '#shared/fields.ts';
import { applyChanges } from '../../support/content-copy.ts';
import { editsOf } from '../../support/guides.ts';
import { copyProject, otherParts } from '../../support/project-copy.ts';
import { dataOf } from '../../support/sites.ts';
import { company } from '../function/company.ts';
import { visitor } from '../function/visitor.ts';

// The guides that add a page, a field of an area and a field of the form, followed to the letter in one copy of the project.
const copy = copyProject({ data: dataOf('first'), also: otherParts });
const generated = (file: string) => readFileSync(join(copy, 'src/generated', file), 'utf8');
const run = (command: string, ...words: string[]) => spawnSync(command, words, { cwd: copy, encoding: 'utf8' });

beforeAll(() => {
  applyChanges(copy, ['add-a-page', 'add-an-area-field'].flatMap(editsOf));
  execFileSync('npm', ['run', '-s', 'codegen'], { cwd: copy });
});
afterAll(() => rmSync(copy, { recursive: true }));

test('the kind of page that the guide adds gets a route, a title, a sitemap entry and a component', () => {
  const table = JSON.parse(generated('route-table.json')) as unknown[];
  expect(table).toContainEqual({ path: '/careers', kind: 'careers', file: 'data/pages/careers.yaml' });
  expect(JSON.parse(generated('pages/careers.json'))).toMatchObject({
    kind: 'careers',
    path: '/careers',
    head: { title: 'Careers | Sapu' },
    words: { hero: { title: 'Work with us' } },
  });
  expect(generated('public/sitemap.xml')).toContain('/careers</loc>');
  expect(generated('components.ts')).toContain("import('../pages/careers/Page.tsx')");
});

test('the code of the guides compiles', () => {
  expect(run('npx', 'tsc', '-p', 'src').stdout).toBe('');
});

test('the tests of documents, schemas, emitted and built files pass in the copy', () => {
  const files = [
    'repository/documents',
    'codegen/emit',
    'checks/schemas',
    'checks/links',
    'built/budgets',
    'built/structured',
  ];
  const { status, stdout } = run('npx', 'vitest', 'run', '-c', 'tests/vitest.config.ts', '--project=engine', ...files);
  expect(status, stdout).toBe(0);
});

test('the sentence that the guide adds to areas is filled, and its claims and prices are checked', () => {
  const file = 'data/neighbourhoods/punggol.yaml';
  const change = (from: string, to: string) =>
    applyChanges(copy, [{ file, replace: [`parking: ${from}\n`, `parking: ${to}\n`] }]);
  const mistaken = 'The best of {blocs} car parks, and **free** for $5.';
  change('The car park is open to everybody.', mistaken);
  const { stderr } = run('npm', 'run', '-s', 'check:content');
  const rules = [...stderr.matchAll(/^data\/neighbourhoods\/punggol\.yaml:2:\d+ {2}(\S+)$/gm)].map(([, rule]) => rule);
  expect(rules.toSorted(), stderr).toEqual(['literal-markup', 'typed-fact', 'unknown-placeholder', 'unproven-claim']);

  change(mistaken, '"{blocks} car parks are open to everybody."');
  execFileSync('npm', ['run', '-s', 'codegen'], { cwd: copy });
  expect(JSON.parse(generated('pages/punggol.json'))).toMatchObject({
    parking: '270 car parks are open to everybody.',
  });
});

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

test('the field of the guide is in the form, in the enquiry, on the error page and in the mail, unless it is empty', () => {
  const date = 'any weekday in May';
  applyChanges(copy, editsOf('add-a-field'));
  execFileSync('npm', ['run', '-s', 'codegen'], { cwd: copy });
  writeFileSync(join(copy, 'src/program.tsx'), program);
  const given = JSON.stringify([company, [{ ...visitor, date }, visitor]]);
  const printed = run(process.execPath, '--import=tsx', 'src/program.tsx', given).stdout;
  const [dated, undated] = JSON.parse(printed) as Record<string, string>[];
  expect(dated!['form']).toContain(
    '<label for="enquiry-date">Preferred date (optional)</label><input id="enquiry-date" type="text" autoComplete="off" name="date"/>',
  );
  expect(dated!['page']).toContain(
    `<label for="date">Preferred date (optional)</label>\n<input type="text" id="date" name="date" value="${date}">`,
  );
  expect(dated!['text']).toContain(`E-mail: ${visitor.email}\nPreferred date: ${date}\n`);
  expect(dated!['html']).toMatch(new RegExp(`>Preferred date</td><td [^>]*>${date}</td>`));
  expect(dated).toMatchObject({
    reading: { enquiry: { ...visitor, date, isSpam: false } },
    mistaken: {
      mistakes: { email: 'Type your email address.', date: 'Shorten the preferred date to 100 characters.' },
    },
  });
  expect(undated).toMatchObject({ reading: { enquiry: { ...visitor, date: '', isSpam: false } } });
  expect(undated!['text']! + undated!['html']!).not.toContain('Preferred date');
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
