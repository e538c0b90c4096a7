import matter from 'gray-matter';

/** The YAML of a file (all of it, or the front matter of Markdown), where it begins, and the Markdown below it. */
export interface YamlPart {
  yaml: string;
  offset: number;
  body: string;
}

/** Splits a file into its YAML and its Markdown, and reads the YAML. */
export function splitFile<T extends object>(
  file: string,
  source: string,
  read: (yaml: string) => T,
): YamlPart & { data: T } {
  if (!file.endsWith('.md')) return { yaml: source, offset: 0, body: '', data: read(source) };
  // After "---js", gray-matter would run the front matter as JavaScript.
  if (!/^\uFEFF?---[ \t]*\r?\n/.test(source)) return { yaml: '', offset: 0, body: source, data: read('') };
  // Before the closing "---", gray-matter leaves the \r of a Windows line end, which YAML would treat as a part of the
  // value.
  const trimmed = (yaml: string) => yaml.replace(/\r$/, '');
  let data: T | undefined;
  const engine = (text: string) => (data = read(trimmed(text)));
  const { matter: yaml, content } = matter(source, { engines: { yaml: engine } });
  // gray-matter does not call the engine for a front matter of comments.
  return { yaml: trimmed(yaml), offset: source.indexOf(yaml), body: content, data: data ?? read(trimmed(yaml)) };
}

/** Only splits a file. */
export function yamlPart(file: string, source: string): YamlPart {
  const { yaml, offset, body } = splitFile(file, source, () => ({}));
  return { yaml, offset, body };
}
