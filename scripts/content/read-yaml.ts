import { isAlias, isCollection, isScalar, parseDocument, visit, type Document, type Node } from 'yaml';
import { quotedLine, type YamlPart } from './place.ts';
import { placeAt, type Place, type Problem } from './problem.ts';
import { beginning, syntaxProblem } from './yaml-syntax.ts';

/** Deeper than any entry, and less than the parser can bear. */
const mostLevels = 20;

type PlaceIn = (offset: number, length: number) => Place;
type Finding = Problem | undefined;

const tooDeep = (place: Place): Problem => ({
  place,
  rule: 'too-deep',
  message: `Here one thing stands inside another more than ${mostLevels} times over.`,
  fix: 'begin the line in the same column as the same line of another file, and close every bracket.',
});

/** Where the line stands in which most begins: a parser that gives up does not say where. */
function deepestLine(yaml: string): number {
  const lines = yaml.split('\n').map((text) => text.match(/[[{]|- |^ +/g)?.join('').length ?? 0);
  const deepest = lines.indexOf(lines.reduce((most, depth) => Math.max(most, depth), 0));
  return yaml.split('\n', deepest).reduce((offset, line) => offset + line.length + 1, 0);
}

/** A text from which YAML takes away a " #" and what follows. */
function cutText(node: Node, isInFlow: boolean, yaml: string, placeIn: PlaceIn): Finding {
  if (!isScalar(node) || node.type !== 'PLAIN' || !node.range) return undefined;
  const [start, end] = node.range;
  const [remark] = (isInFlow ? /^[ \t]*#[^\r\n,}\]]*/ : /^[ \t]*#[^\r\n]*/).exec(yaml.slice(end)) ?? [];
  if (remark === undefined || /^[ \t]*$/.test(yaml.slice(yaml.lastIndexOf('\n', end) + 1, end))) return undefined;
  const place = placeIn(start, end - start + remark.length);
  const [, next = ''] = /\n( *)\S/.exec(yaml.slice(end)) ?? [];
  const goesOn =
    !isInFlow &&
    next.length > /^ */.exec(place.text)![0].length &&
    !/^\n *(- |[\w-]+:)/.test(yaml.slice(yaml.indexOf('\n', end)));
  return {
    place,
    rule: 'cut-text',
    message: `YAML takes what follows the "#" for a remark${end > start ? `, so this would be no more than "${yaml.slice(start, end)}"` : ''}. A remark needs a line of its own.`,
    fix: goesOn
      ? 'put the text in quotes, from its first line to its last.'
      : `put the text in quotes →  ${quotedLine(place)}`,
  };
}

/** A text that YAML takes for the name of a part, to be used again elsewhere. */
function reused(node: Node, yaml: string, placeIn: PlaceIn): Finding {
  const isUse = isAlias(node);
  const name = isUse ? node.source : isScalar(node) || isCollection(node) ? node.anchor : undefined;
  if (name === undefined || !node.range) return undefined;
  const mark = isUse ? `*${name}` : `&${name}`;
  const place = placeIn(isUse ? node.range[0] : yaml.lastIndexOf(mark, node.range[0]), mark.length);
  const text = { ...place, length: place.text.trimEnd().length - place.col + 1 };
  const rule = 'yaml-syntax';
  if (!isCollection(node))
    return { place, rule, message: beginning, fix: `put the text in quotes →  ${quotedLine(text)}` };
  const message = `YAML takes "${mark}" for the name of this part. Parts have no names here, and every entry says all it has to say.`;
  return { place, rule, message, fix: `remove "${mark}", and write the whole part where "*${name}" stands.` };
}

/** What stands where the name of a field should stand. */
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
    'YAML takes "<<" for an order to copy a part from elsewhere. Here every entry says all it has to say.';
  return { place, rule, message, fix: 'write the fields of the part themselves.' };
}

/** What YAML can do and an entry may not: the first such thing. */
function notForEntries(document: Document, yaml: string, placeIn: PlaceIn): Finding {
  let found: Finding;
  visit(document, {
    Node: (key, node, ancestors) => {
      const above = ancestors.filter((ancestor) => isCollection(ancestor));
      if (above.length > mostLevels) found = tooDeep(placeIn(node.range?.[0] ?? 0, 1));
      else if (key === 'key') found = noName(node, placeIn) ?? reused(node, yaml, placeIn);
      else
        found =
          reused(node, yaml, placeIn) ??
          cutText(
            node,
            above.some(({ flow }) => flow),
            yaml,
            placeIn,
          );
      return found === undefined ? undefined : visit.BREAK;
    },
  });
  return found;
}

/** Whether a finding explains what the parser stumbled over: it stands before, or takes away the end of the line. */
const explains = ({ place: a, rule }: Problem, { place: b }: Problem) =>
  a.line < b.line || (a.line === b.line && (a.col < b.col || rule === 'cut-text'));

/** The document, unless the parser has run out of room: it says so in two ways. */
function parsed(yaml: string): Document | 'too deep' {
  try {
    const document = parseDocument(yaml, { prettyErrors: false });
    return document.errors[0]?.code === 'RESOURCE_EXHAUSTION' ? 'too deep' : document;
  } catch (error) {
    if (error instanceof RangeError) return 'too deep';
    throw error;
  }
}

/** What the YAML of a file says, or the first thing at which an editor has to look. */
export function readYaml(
  file: string,
  source: string,
  { yaml, offset }: YamlPart,
): { data: unknown } | { problem: Problem } {
  const placeIn: PlaceIn = (at, length) => placeAt(file, source, offset + at, length);
  const document = parsed(yaml);
  if (document === 'too deep') return { problem: tooDeep(placeIn(deepestLine(yaml), 1)) };
  // One slip makes the parser stumble several times; the first stumble is where the editor has to look. What YAML only
  // warns of, such as a text that begins with "!", would change what the page says.
  const stumble = document.errors[0] ?? document.warnings[0];
  const syntax = stumble && syntaxProblem(file, source, offset, stumble);
  const other = notForEntries(document, yaml, placeIn);
  const problem = syntax && other ? (explains(other, syntax) ? other : syntax) : (syntax ?? other);
  return problem === undefined ? { data: document.toJS() as unknown } : { problem };
}
