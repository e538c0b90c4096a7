import { isAlias, isCollection, isScalar, parseDocument, visit, type Document, type Node } from 'yaml';
import {
  markedLine,
  continuation,
  inQuotes,
  meantBy,
  quotedFix,
  quotedInFlow,
  splitComment,
  type YamlPart,
} from './place.ts';
import { placeAt, type Place, type Problem } from './problem.ts';
import { needsQuotesMessage, syntaxProblem } from './yaml-syntax.ts';

/** Deeper than any entry, and within the parser's limit. */
const mostLevels = 20;

type PlaceIn = (offset: number, length: number) => Place;
type Finding = Problem | undefined;

const tooDeep = (place: Place): Problem => ({
  place,
  rule: 'too-deep',
  message: `More than ${mostLevels} brackets, dashes or indented parts begin here, one inside another.`,
  fix: 'remove those that you did not mean, and close every bracket. If lines begin too far right, indent them as in other files.',
});

/** The offset of the most deeply nested line: a parser that gives up reports no position. */
function deepestLine(yaml: string): number {
  const lines = yaml.split('\n').map((text) => text.match(/[[{]|- |^ +/g)?.join('').length ?? 0);
  const deepest = lines.indexOf(lines.reduce((most, depth) => Math.max(most, depth), 0));
  return yaml.split('\n', deepest).reduce((offset, line) => offset + line.length + 1, 0);
}

/** The lines of a text, from the line that contains an offset to the end. */
const linesAt = (yaml: string, offset: number) => yaml.slice(yaml.lastIndexOf('\n', offset - 1) + 1).split(/\r?\n/);

/** The text after a value that YAML treats as a comment. */
function commentOf(yaml: string, end: number, isInFlow: boolean): string | undefined {
  const pattern = isInFlow ? /^[ \t]*#[^\r\n,}\]]*/ : /^[ \t]*#[^\r\n]*/;
  return pattern.exec(yaml.slice(end))?.[0].trimEnd();
}

/** A comment in the middle of a text or of braces: the rest is lost. */
function commentInside(place: Place, isInFlow: boolean): Problem {
  const message = isInFlow
    ? 'Everything after this "#" is a comment, so the brace or bracket that ends the value is missing.'
    : 'Everything after this "#" is a comment, and the text cannot continue below it.';
  const fix = isInFlow
    ? 'move the comment after the last brace or bracket; if it belongs to the text, put the whole text in quotes.'
    : 'move the comment to a line of its own above the text; if it belongs to the text, put the whole text in quotes.';
  return { place, rule: 'cut-text', message, fix };
}

/** A text that YAML cuts at a " #". */
function cutText(node: Node, isInFlow: boolean, yaml: string, placeIn: PlaceIn, isBroken: boolean): Finding {
  if (!isScalar(node) || !node.range || node.type?.startsWith('BLOCK')) return undefined;
  const [start, end] = node.range;
  const comment = commentOf(yaml, end, isInFlow);
  if (comment === undefined || /^[ \t]*$/.test(yaml.slice(yaml.lastIndexOf('\n', end) + 1, end))) return undefined;
  const { text: lost } = splitComment(` ${comment}`);
  const place = placeIn(start, end - start + (lost === '' ? comment.length : lost.length - 1));
  const [line = '', ...after] = linesAt(yaml, start);
  const isQuoted = node.type !== 'PLAIN';
  const below = isInFlow || (isQuoted && yaml.slice(start, end).includes('\n')) ? [] : continuation(line, after);
  if (lost === '') {
    const hidesEnd = /^[^\n]*[}\]]/.test(yaml.slice(end));
    const isInside = isInFlow ? hidesEnd : linesAt(yaml, end).length + below.length > after.length + 1;
    return isBroken && isInside ? commentInside(place, isInFlow) : undefined;
  }
  const source = yaml.slice(start, end);
  const left = source === '' ? '' : `, so only ${isQuoted ? source : `"${source}"`} is left`;
  const message = `YAML treats everything from this "#" on as a comment${left}. If you mean a comment, put a space after the "#".`;
  const problem = { place, rule: 'cut-text', message };
  const words = source + lost.slice(1);
  if (source !== '' && typeof node.value !== 'string') {
    const typed = markedLine(place, words.replace('#', '# '));
    return {
      ...problem,
      fix: `put a space after the "#"; if it belongs to a text, put the whole text in quotes instead →  ${typed}`,
    };
  }
  if (source.includes('\n') && isQuoted) return { ...problem, fix: 'put what follows the "#" inside the quotes.' };
  if (below.length > 0) return { ...problem, fix: quotedFix(line, after) };
  return { ...problem, fix: `put the text in quotes →  ${markedLine(place, inQuotes(meantBy(words)))}` };
}

/** A text that YAML reads as an anchor or an alias. */
function reused(node: Node, isInFlow: boolean, yaml: string, placeIn: PlaceIn): Finding {
  const isUse = isAlias(node);
  const name = isUse ? node.source : isScalar(node) || isCollection(node) ? node.anchor : undefined;
  if (name === undefined || !node.range) return undefined;
  const mark = isUse ? `*${name}` : `&${name}`;
  const at = isUse ? node.range[0] : yaml.lastIndexOf(mark, node.range[0]);
  const place = placeIn(at, mark.length);
  const rule = 'yaml-syntax';
  if (!isCollection(node)) {
    const [, ...after] = linesAt(yaml, at);
    const fix = isInFlow ? quotedInFlow(place.text, place.col) : quotedFix(place.text, after);
    return { place, rule, message: needsQuotesMessage, fix };
  }
  const message = `YAML treats "${mark}" as an anchor, a name for this part. Anchors are not allowed here: every entry is written out in full.`;
  return { place, rule, message, fix: `remove "${mark}", and write the whole part instead of "*${name}".` };
}

/** A missing name of a field, or "<<" instead of one. */
function noName(node: Node, placeIn: PlaceIn): Finding {
  if (!isScalar(node) || !node.range || (node.value !== null && node.value !== '<<')) return undefined;
  const place = placeIn(node.range[0], node.range[1] - node.range[0]);
  const rule = 'yaml-syntax';
  if (node.value === null) {
    return {
      place,
      rule,
      message: 'This line has no name before its ":".',
      fix: 'write the name of the field before the ":".',
    };
  }
  const message =
    'YAML treats "<<" as an instruction to copy another part. That is not allowed here: every entry is written out in full.';
  const fix = 'replace this line by the fields of the part that it copies, each on a line of its own.';
  return { place, rule, message, fix };
}

/** The first use of a YAML feature that entries must not use. */
function notForEntries(document: Document, yaml: string, placeIn: PlaceIn): Finding {
  const isBroken = document.errors.length > 0;
  let found: Finding;
  visit(document, {
    Node: (key, node, ancestors) => {
      const above = ancestors.filter((ancestor) => isCollection(ancestor));
      const isInFlow = above.some(({ flow }) => flow);
      if (above.length > mostLevels) found = tooDeep(placeIn(node.range?.[0] ?? 0, 1));
      else if (key === 'key') found = noName(node, placeIn) ?? reused(node, isInFlow, yaml, placeIn);
      else found = reused(node, isInFlow, yaml, placeIn) ?? cutText(node, isInFlow, yaml, placeIn, isBroken);
      return found === undefined ? undefined : visit.BREAK;
    },
  });
  return found;
}

/**
 * Whether a finding is the cause of a parser error: it is before the error, or it cuts off the end of the error's line.
 */
const explains = ({ place: a, rule }: Problem, { place: b }: Problem) =>
  a.line < b.line || (a.line === b.line && (a.col < b.col || rule === 'cut-text'));

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
  const placeIn: PlaceIn = (at, length) => placeAt(file, source, offset + at, length);
  const document = parsed(yaml);
  if (document === 'too deep') return { problem: tooDeep(placeIn(deepestLine(yaml), 1)) };
  // One mistake can cause several parser errors; the first is where the editor has to look. Warnings count too: a text
  // that begins with "!", for instance, would be changed on the page.
  const parserError = document.errors[0] ?? document.warnings[0];
  const syntax = parserError && syntaxProblem(file, source, part, parserError);
  const other = notForEntries(document, yaml, placeIn);
  const problem = syntax && other ? (explains(other, syntax) ? other : syntax) : (syntax ?? other);
  return problem === undefined ? { data: document.toJS() as unknown } : { problem };
}
