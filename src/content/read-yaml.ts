import { isAlias, isCollection, isScalar, parseDocument, visit, type Document, type Node, type YAMLError } from 'yaml';
import { beforeValue, continuation, indentOf, splitComment, type YamlPart } from './place.ts';
import { placeAt, type Problem } from './problem.ts';
import { mostLevels, problemOf, type Fault } from './syntax-cases.ts';
import { unclosedBefore } from './unclosed.ts';

/** Where a fault is in the YAML, and what is known about it. */
interface Found extends Pick<Fault, 'code'>, Partial<Pick<Fault, 'isInFlow' | 'detail'>> {
  start: number;
  length: number;
}

/** The lines of a text, from the line that contains an offset to the end. */
const linesAt = (yaml: string, offset: number) => yaml.slice(yaml.lastIndexOf('\n', offset - 1) + 1).split(/\r?\n/);

/** Whether a value is a list or a group on one line. A value that begins with a placeholder is a text. */
const isFlow = (line: string) => /^(\[|\{(?![\w.]+\}))/.test(line.replace(beforeValue, ''));

/** The offset of the most deeply nested line: a parser that gives up reports no position. */
function deepestLine(yaml: string): number {
  const lines = yaml.split('\n').map((text) => text.match(/[[{]|- |^ +/g)?.join('').length ?? 0);
  const deepest = lines.indexOf(lines.reduce((most, depth) => Math.max(most, depth), 0));
  return yaml.split('\n', deepest).reduce((offset, line) => offset + line.length + 1, 0);
}

/** A value that YAML cuts at a " #", or whose end or next line it hides. */
function cut(node: Node, isInFlow: boolean, yaml: string, isBroken: boolean): Found | undefined {
  if (!isScalar(node) || !node.range || node.type?.startsWith('BLOCK')) return undefined;
  const [start, end] = node.range;
  const source = yaml.slice(start, end);
  const [comment] = (isInFlow ? /^[ \t]*#[^\r\n,}\]]*/ : /^[ \t]*#[^\r\n]*/).exec(yaml.slice(end)) ?? [];
  if (comment === undefined || /^[ \t]*$/.test(yaml.slice(yaml.lastIndexOf('\n', end) + 1, end))) return undefined;
  const lost = splitComment(` ${comment}`).text.slice(1);
  const found = { start, length: (source + (lost || comment.trimEnd())).length, isInFlow, detail: source };
  if (lost !== '')
    return { ...found, code: source === '' || typeof node.value === 'string' ? 'CUT_TEXT' : 'CUT_NUMBER' };
  const [, ...after] = linesAt(yaml, end);
  const isMultiline = node.type !== 'PLAIN' && source.includes('\n');
  const hidesEnd = isInFlow
    ? /^[^\n]*[}\]]/.test(yaml.slice(end))
    : !isMultiline && continuation(linesAt(yaml, start)[0]!, after).length > 0;
  return isBroken && hidesEnd ? { ...found, code: 'CUT_END' } : undefined;
}

/** A text or a part that YAML reads as an anchor or an alias. */
function anchored(node: Node, isInFlow: boolean, yaml: string): Found | undefined {
  const name = isAlias(node) ? node.source : isScalar(node) || isCollection(node) ? node.anchor : undefined;
  if (name === undefined || !node.range) return undefined;
  const start = isAlias(node) ? node.range[0] : yaml.lastIndexOf(`&${name}`, node.range[0]);
  const code = isCollection(node) ? 'ANCHOR' : 'ANCHOR_OF_TEXT';
  return { code, start, length: name.length + 1, isInFlow, detail: name };
}

/** A missing name of a field, or "<<" instead of one. */
function noName(node: Node): Found | undefined {
  if (!isScalar(node) || !node.range || (node.value !== null && node.value !== '<<')) return undefined;
  const [start, end] = node.range;
  return { code: node.value === null ? 'NO_NAME' : 'MERGE', start, length: end - start };
}

/** The first use of a YAML feature that entries must not use. */
function notForEntries(document: Document, yaml: string): Found | undefined {
  const isBroken = document.errors.length > 0;
  let found: Found | undefined;
  visit(document, {
    Node: (key, node, ancestors) => {
      const above = ancestors.filter((ancestor) => isCollection(ancestor));
      const isInFlow = above.some(({ flow }) => flow);
      if (above.length > mostLevels) found = { code: 'TOO_DEEP', start: node.range?.[0] ?? 0, length: 1 };
      else if (key === 'key') found = noName(node) ?? anchored(node, isInFlow, yaml);
      else found = anchored(node, isInFlow, yaml) ?? cut(node, isInFlow, yaml, isBroken);
      return found === undefined ? undefined : visit.BREAK;
    },
  });
  return found;
}

/**
 * Where a parser error is: at its own place. If its line is empty, or the next line with text is indented too far, it is
 * the beginning of the next line with text.
 */
function placeOfError({ code, pos: [offset, end] }: YAMLError, yaml: string): Pick<Found, 'start' | 'length'> {
  const [line = ''] = linesAt(yaml, offset);
  const lineStart = yaml.lastIndexOf('\n', offset - 1) + 1;
  const next = /\s*\n( *)(?=\S)/y;
  next.lastIndex = lineStart + line.length;
  const [below, indent = ''] = next.exec(yaml) ?? [];
  const above = yaml
    .slice(0, lineStart)
    .split('\n')
    .findLast((text) => text.trim() !== '');
  // If the lines above and below begin in the same column, this line is the wrong one.
  const isOdd = above !== undefined && indentOf(above) === indent.length;
  const isDeeper =
    code === 'BLOCK_AS_IMPLICIT_KEY' && !/: .*:( |$)/.test(line) && indent.length > indentOf(line) && !isOdd;
  if (below === undefined || (!isDeeper && line.trim() !== '')) return { start: offset, length: end - offset };
  return { start: lineStart + line.length + below.length - indent.length, length: indent.length + 1 };
}

/** The fault that a parser error is about. */
function faultOf(error: YAMLError, yaml: string): Found {
  const unclosed = unclosedBefore(yaml, error.pos[0]);
  if (unclosed !== undefined) return { code: 'UNCLOSED', start: unclosed.offset, length: 1, detail: unclosed.closing };
  if (error.code !== 'DUPLICATE_KEY') {
    return { code: error.code, ...placeOfError(error, yaml), detail: error.message.split('\n')[0]! };
  }
  // After a field without a value, the parser reports the end of that field's line.
  const start = error.pos[0] + /^(?:\s|#.*\n)*/.exec(yaml.slice(error.pos[0]))![0].length;
  const [name = ''] = /^[^:\s]+/.exec(yaml.slice(start)) ?? [];
  return { code: error.code, start, length: name.length, detail: name };
}

/** Whether a fault is the cause of a parser error: it is before the error, or it cuts off the end of the error's line. */
const explains = ({ place: a, code }: Fault, { place: b }: Fault) =>
  a.line < b.line || (a.line === b.line && (a.col < b.col || code.startsWith('CUT')));

/** The document, unless it is nested too deep: the parser reports that in two ways. */
function parsed(yaml: string): Document | 'too deep' {
  try {
    const document = parseDocument(yaml, { prettyErrors: false });
    return document.errors[0]?.code === 'RESOURCE_EXHAUSTION' ? 'too deep' : document;
  } catch (error) {
    if (error instanceof RangeError) return 'too deep';
    throw error;
  }
}

/** The data in the YAML of a file, or the first problem that an editor has to fix. */
export function readYaml(file: string, source: string, part: YamlPart): { data: unknown } | { problem: Problem } {
  const { yaml, offset } = part;
  const inFile = ({ start, length, ...found }: Found): Fault => {
    const place = placeAt(file, source, Math.min(offset + start, source.length), length);
    const lines = yaml.split(/\r?\n/);
    const number = place.line - source.slice(0, offset).split('\n').length;
    const [before, after] = [lines.slice(0, number), lines.slice(number + 1)];
    return { isInFlow: isFlow(place.text), detail: '', ...found, place, before, after };
  };
  const document = parsed(yaml);
  if (document === 'too deep') {
    return { problem: problemOf(inFile({ code: 'TOO_DEEP', start: deepestLine(yaml), length: 1 })) };
  }
  // One mistake can cause several parser errors; the first is where the editor has to look. Warnings count too: a text
  // that begins with "!", for instance, would be changed on the page.
  const error = document.errors[0] ?? document.warnings[0];
  const [syntax, other] = [error && faultOf(error, yaml), notForEntries(document, yaml)].map(
    (found) => found && inFile(found),
  );
  const fault = syntax && other && !explains(other, syntax) ? syntax : (other ?? syntax);
  return fault === undefined ? { data: document.toJS() as unknown } : { problem: problemOf(fault) };
}
