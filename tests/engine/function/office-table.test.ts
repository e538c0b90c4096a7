import { beforeEach, expect, test, vi } from 'vitest';
import { useOffice } from './office.ts';

const office = useOffice();
beforeEach(() => office.signIn());

/** The cells of a CSV file. */
function cellsOf(text: string): string[][] {
  return text
    .slice(1)
    .split('\r\n')
    .filter(Boolean)
    .map((line) => [...line.matchAll(/"((?:[^"]|"")*)"(?:,|$)/g)].map(([, cell = '']) => cell.replaceAll('""', '"')));
}

test('a table makes its formats of dates once, and not for each cell', async () => {
  await office.submit();
  const { DateTimeFormat } = Intl;
  const made = vi.spyOn(Intl, 'DateTimeFormat').mockImplementation(function (...settings) {
    return new DateTimeFormat(...settings);
  });
  for (let index = 0; index < 5; index += 1) await office.submit();
  made.mockClear();
  expect((await office.get('export')).status).toBe(200);
  expect(made).toHaveBeenCalledOnce();
  made.mockRestore();
});

test('a table is downloaded in parts, so that few enquiries are in memory at once', async () => {
  await office.submit();
  await office.database.sql`
    insert into contact.enquiries
    select (jsonb_populate_record(e, jsonb_build_object('id', gen_random_uuid(), 'created_at', e.created_at - number * interval '1 s'))).*
    from contact.enquiries e, generate_series(1, 3000) as number`;
  const sizes: number[] = [];
  let text = '';
  for await (const part of (await office.get('export')).body!.pipeThrough(new TextDecoderStream())) {
    sizes.push(part.length);
    text += part;
  }
  expect(cellsOf(text)).toHaveLength(3_002);
  expect(sizes.length).toBeGreaterThan(4);
  expect(Math.max(...sizes)).toBeLessThan(text.length / 2);
});

test('the enquiries can be downloaded as a table in which no cell is a formula', async () => {
  const formulas = [
    '=1+1',
    '+65 8000',
    '-2',
    '@SUM(A1)',
    '\t=1',
    ' =1',
    '=HYPERLINK("https://evil.example")',
    '＝1',
    '|calc',
  ];
  for (const [index, text] of formulas.entries()) {
    await office.submit({
      name: text,
      phone: text,
      message: `${text}\r\nsecond "line", 🏠`,
      email: `v${index}@example.com`,
    });
  }
  await office.submit({ name: 'Bob', message: `Hi;=1+1 and '=2;\n =3;"=4&"\n- two rooms\n-2+3` }, { spam: true });
  const answer = await office.get('export?status=all');
  expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(answer.headers.get('content-disposition')).toBe('attachment; filename="enquiries.csv"');
  const bytes = new Uint8Array(await answer.arrayBuffer());
  expect(Array.from(bytes.slice(0, 3))).toEqual([0xef, 0xbb, 0xbf]);
  const rows = cellsOf(`\uFEFF${new TextDecoder().decode(bytes)}`.replaceAll('\r\nsecond', ' second'));
  expect(rows).toHaveLength(formulas.length + 2);
  // The cells of a spreadsheet whose separator is ";".
  const elsewhere = new TextDecoder().decode(bytes).split(/[;\r\n]+/);
  expect(elsewhere).toContain("'=1+1 and '=2");
  for (const cell of elsewhere) expect(cell).not.toMatch(/^[\s"]*[=+@|%＝＋－＠]/);
  expect(elsewhere).toContain('- two rooms');
  for (const row of rows) {
    expect(row).toHaveLength(rows[0]!.length);
    for (const cell of row) expect(cell).not.toMatch(/^\s*[=+\-@|＝＋－＠]/);
  }
  expect(rows.at(-1)).toContain("'=1+1");
  const [head, row] = cellsOf(
    `\uFEFF${new TextDecoder().decode(await (await office.get('export?status=spam')).arrayBuffer())}`,
  );
  expect(head).toEqual([
    'Received',
    'Status',
    'Since',
    'Name',
    'E-mail',
    'Phone',
    'Service',
    'Message',
    'Home and clean',
    'Area',
  ]);
  expect(row![0]).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d$/);
  expect(row![1]).toBe('Spam');
});
