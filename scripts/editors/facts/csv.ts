/** The fields of one line by their columns, and the number of the line. */
export interface Row {
  line: number;
  fields: Readonly<Record<string, string>>;
}

export interface Table {
  columns: readonly string[];
  rows: readonly Row[];
}

/** The fields of one line. Inside quotes, a comma is a part of the field. */
function fieldsOf(line: string): string[] {
  const fields = `${line},`.matchAll(/(?:"((?:[^"]|"")*)"|([^,]*)),/g);
  return [...fields].map(([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? '');
}

/** Reads a table in CSV: a header, then one row a line. */
export function parseTable(text: string): Table {
  const [header = '', ...lines] = text.replace(/^\uFEFF/, '').split(/\r?\n/);
  const columns = fieldsOf(header);
  const rows = lines.flatMap((line, index) => {
    if (line.trim() === '') return [];
    const fields = fieldsOf(line);
    return [{ line: index + 2, fields: Object.fromEntries(columns.map((name, at) => [name, fields[at] ?? ''])) }];
  });
  return { columns, rows };
}

const quoted = (field: string) => (/[",]/.test(field) ? `"${field.replaceAll('"', '""')}"` : field);

/** Some columns of a table as CSV. */
export const printTable = ({ rows }: Table, columns: readonly string[]): string =>
  [columns, ...rows.map(({ fields }) => columns.map((name) => fields[name] ?? ''))]
    .map((line) => `${line.map(quoted).join(',')}\n`)
    .join('');
