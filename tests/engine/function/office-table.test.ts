import { parse } from 'csv-parse/sync';
import { beforeEach, expect, test } from 'vitest';
import type { Query } from '../../../supabase/functions/send-contact-email/database.ts';
import { useOffice } from './office.ts';

const office = useOffice();
beforeEach(() => office.signIn());

const cellsOf = (text: string): string[][] => parse(text, { bom: true });

test('a table is read in parts, and has each enquiry once, although some arrive, change and are deleted meanwhile', async () => {
  await office.submit();
  const { sql } = office.database;
  const copies = (from: number, to: number, moment: string) => sql`
    insert into contact.enquiries
    select (jsonb_populate_record(e, jsonb_build_object(
      'id', gen_random_uuid(), 'name', 'Visitor ' || n, 'email', n || '@example.com',
      'created_at', e.created_at + ${moment}::interval - (n / 7) * interval '1 microsecond'
    ))).*
    from contact.enquiries e, generate_series(${from}::int, ${to}::int) n where e.name = 'A visitor'`;
  await copies(1, 3_400, '0');
  let parts = 0;
  const meanwhile: Query = async <Rows extends readonly object[]>(...query: Parameters<Query>) => {
    if (query[0].join().includes('contact.find') && (parts += 1) === 2) {
      await copies(5_001, 5_030, '1 minute');
      await sql`delete from contact.enquiries where name in ('Visitor 1', 'Visitor 2', 'Visitor 3')`;
      await sql`update contact.enquiries set status = 'answered' where name in ('Visitor 10', 'Visitor 20')`;
    }
    return sql<Rows>(...query);
  };
  office.start({}, { sql: meanwhile });
  const text = await (await office.get('export')).text();
  expect(parts).toBe(5);
  const names = cellsOf(text).flatMap((row) => row.filter((cell) => /^Visitor [1-4]?\d{1,3}$/.test(cell)));
  expect(names.toSorted()).toEqual(Array.from({ length: 3_400 }, (_, index) => `Visitor ${index + 1}`).toSorted());
});

test('the enquiries can be downloaded as a table in which no cell is a formula', async () => {
  const link = '=HYPERLINK("https://evil.example")';
  const formulas = ['=1+1', '+65 8000', '-2', '@SUM(A1)', '\t=1', ' =1', link, '＝1', '|calc'];
  for (const [index, text] of formulas.entries()) {
    const message = `${text}\r\nsecond "line", 🏠`;
    await office.submit({ name: text, phone: text, message, email: `v${index}@example.com` });
  }
  await office.submit({ name: 'Bob', message: `Hi;=1+1 and '=2;\n =3;"=4&"\n- two rooms\n-2+3` }, { spam: true });
  const answer = await office.get('export?status=all');
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': 'attachment; filename="enquiries.csv"',
  });
  const bytes = new Uint8Array(await answer.arrayBuffer());
  expect(Array.from(bytes.slice(0, 3))).toEqual([0xef, 0xbb, 0xbf]);
  const text = new TextDecoder().decode(bytes);
  const rows = cellsOf(text);
  expect(rows).toHaveLength(formulas.length + 2);
  // The cells of a spreadsheet whose separator is ";".
  const elsewhere = text.split(/[;\r\n]+/);
  expect(elsewhere).toEqual(expect.arrayContaining(["'=1+1 and '=2", '- two rooms']));
  for (const cell of elsewhere) expect(cell).not.toMatch(/^[\s"]*[=+@|%＝＋－＠]/);
  for (const cell of rows.flat()) expect(cell).not.toMatch(/^\s*[=+\-@|＝＋－＠]/);
  expect(rows.at(-1)).toContain("'=1+1");
  const [head, row] = cellsOf(await (await office.get('export?status=spam')).text());
  expect(head!.join()).toBe('Received,Status,Name,E-mail,Phone,Service,Message,Home and clean,Area');
  expect(row!.slice(0, 2)).toEqual([expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d$/), 'Spam']);
});
