import type { DefinedError } from 'ajv';
import type { Entry } from '../content.ts';
import { decisionOn, impliedValue, meantValue } from '../yaml/intended-value.ts';
import type { Part } from '../kinds.ts';
import { isInFlow, mapAt, placeOf, scalarSource, valueAt, type Path } from '../place.ts';
import { startOf, type Place, type Problem } from '../problem.ts';
import {
  absentFields,
  exampleOf,
  inForm,
  errorPath,
  schemaOf,
  choiceProblem,
  itemCountProblem,
  valueProblem,
  type ErrorOf,
} from './schema-error.ts';
import {
  suggestion,
  fieldName,
  fixForWholeFile,
  kindOfValue,
  valueName,
  ownerOf,
  described,
  sentence,
  toText,
  typedField,
  typeName,
} from '../text/wording.ts';
import { exampleAt, hint, lines, markedLine, quotedLine, typedLines } from './typed-lines.ts';

function keyOrItem(entry: Entry, path: Path) {
  return placeOf(entry, path, fieldName(path) === undefined ? 'value' : 'key');
}

/** What to type for an empty value. */
function fixForEmpty(entry: Entry, path: Path, schema: Part): string {
  if (fieldName(path) === undefined) return 'write the item after the "- ", or remove the line.';
  const decision = decisionOn(entry, path);
  if (decision !== undefined) return `write ${decision}`;
  return `fill it in${hint(entry, path, schema)} →${typedLines(entry, path, exampleAt(entry, path, schema))}`;
}

function empty(entry: Entry, path: Path, schema: Part): Problem {
  const form = inForm.empty(schema);
  if (path.length === 0) {
    const where = entry.file.endsWith('.md') ? ' They belong at its top, between two lines "---".' : '';
    const message = entry.source.trim() === '' ? 'This file is empty.' : `This file has no fields.${where}`;
    return { place: startOf(entry.file), rule: 'empty-file', message, fix: fixForWholeFile(entry.kind), form };
  }
  const raw = scalarSource(entry, path);
  const because = raw === '' ? '' : `: YAML reads ${raw} as an empty value`;
  const message = sentence(`${valueName(path)} is empty${because}.`, described(schema));
  return { place: keyOrItem(entry, path), rule: 'empty-value', message, fix: fixForEmpty(entry, path, schema), form };
}

/** How YAML reads something that was meant as text, if quotes would fix it. */
function readingOf(data: unknown, raw: string, place: Place): string | undefined {
  if (typeof data === 'number')
    return raw === String(data) || !Number.isFinite(data) ? `${raw} as a number` : `${raw} as the number ${data}`;
  if (typeof data === 'boolean') return `${raw} as a true-or-false value`;
  if (isPairInItem(data, place)) return 'a text with ": " as a field';
  const isBrace = place.text[place.col - 1] === '{';
  return isBrace ? 'a text that begins with "{" as a group of fields' : undefined;
}

function wrongRoot(entry: Entry, error: ErrorOf<'type'>): Problem {
  const wanted =
    error.params.type === 'array'
      ? 'a list, each item beginning with "- "'
      : 'fields, one on each line ("name: value")';
  return {
    place: startOf(entry.file, entry.source),
    rule: 'wrong-type',
    message: `This file must contain ${wanted}, but it contains ${kindOfValue(error.data)}.`,
    fix: fixForWholeFile(entry.kind),
    form: inForm.impossible(error),
  };
}

/** An item such as `- Hours: 9 to 5`, which YAML reads as a field. */
function isPairInItem(data: unknown, { text, col }: Place): boolean {
  const isOne = typeof data === 'object' && data !== null && Object.keys(data).length === 1;
  return isOne && /^\s*-\s+$/.test(text.slice(0, col - 1));
}

function wrongType(entry: Entry, path: Path, error: ErrorOf<'type'>): Problem {
  if (path.length === 0) return wrongRoot(entry, error);
  const wanted = String(error.params.type);
  const schema = schemaOf(error);
  const place = placeOf(entry, path);
  const reading = wanted === 'string' ? readingOf(error.data, scalarSource(entry, path), place) : undefined;
  if (reading !== undefined) {
    return {
      place,
      rule: 'wrong-type',
      message: `${valueName(path)} must be text; without quotes YAML reads ${reading}.`,
      fix: `add quotes →  ${quotedLine(place)}`,
      form: inForm.impossible(error),
    };
  }
  const meant = impliedValue(entry, path) ?? meantValue(wanted, error.data, schema);
  const decision = decisionOn(entry, path);
  return {
    place,
    rule: 'wrong-type',
    message: sentence(
      `${valueName(path)} must be ${typeName(wanted, isInFlow(entry, path))}, but it is ${kindOfValue(error.data)}.`,
      described(schema),
    ),
    fix:
      decision !== undefined && meant === undefined
        ? `write ${decision}`
        : `write it in this form${meant === undefined ? ', for example' : ''} →${typedLines(entry, path, meant ?? exampleOf(schema))}`,
    form: inForm.impossible(error),
  };
}

/** Where a missing field of a group is added. */
function whereToAdd(group: Path): string {
  if (group.length === 0) return '';
  return fieldName(group) === undefined ? ' to this item' : ` below "${group.at(-1)}:"`;
}

/** What to type for a missing field of a group. */
function fixForMissing(entry: Entry, group: Path, field: string, schema: Part): string {
  const path = [...group, field];
  const example = exampleAt(entry, path, schema);
  const decision = decisionOn(entry, path);
  const { flow, indent } = mapAt(entry, group);
  if (flow && decision === undefined)
    return `add it inside the braces${hint(entry, path, schema)} →  ${field}: ${JSON.stringify(example ?? '…')}`;
  const text = typedField(field, example);
  const add = (text.includes('\n') ? 'add these lines' : 'add a line') + whereToAdd(group);
  return decision === undefined ? `${add}${hint(entry, path, schema)} →${lines(text, indent)}` : `${add}: ${decision}`;
}

function missingField(entry: Entry, path: Path, error: ErrorOf<'required'>): Problem {
  const field = error.params.missingProperty;
  const schema = schemaOf(error).properties?.[field] ?? {};
  const place = path.length === 0 ? startOf(entry.file) : keyOrItem(entry, path);
  const owner = path.length === 0 ? '' : ` from ${ownerOf(entry.kind, path)}`;
  return {
    place: { ...place, path: [...path, field] },
    rule: 'missing-field',
    message: sentence(`"${field}" is missing${owner}.`, described(schema)),
    fix: fixForMissing(entry, path, field, schema),
    form: inForm.missing(schema),
  };
}

/** In braces a comma ends a value, even in the middle of a sentence; the rest is read as a field without a value. */
function cutByComma(entry: Entry, path: Path, place: Place): Problem | undefined {
  const start = place.text.lastIndexOf(': ', place.col) + 2;
  if (!isInFlow(entry, path) || (valueAt(entry, path) ?? null) !== null || start < 2) return undefined;
  const whole = { ...place, col: start + 1, length: place.col + place.length - start - 1 };
  return {
    place,
    rule: 'cut-text',
    message: `Inside braces a comma ends the text, so YAML reads "${path.at(-1)}" as another field.`,
    fix: `put the text in quotes →  ${quotedLine(whole)}`,
  };
}

function unknownField(entry: Entry, path: Path, error: ErrorOf<'additionalProperties'>): Problem {
  const field = error.params.additionalProperty;
  const absent = absentFields(error);
  const meant = suggestion(field, absent);
  const place = placeOf(entry, [...path, field], 'key');
  const message = `"${field}" is not a field of ${ownerOf(entry.kind, path)}.`;
  if (meant !== undefined) {
    const fix = `rename it →  ${markedLine(place, meant)}`;
    return { place, rule: 'unknown-field', message: `${message} Did you mean "${meant}"?`, fix };
  }
  const areFew = absent.length > 0 && absent.length <= 12;
  const fix = `remove it.${areFew ? ` Fields that can be added here: ${absent.join(', ')}.` : ''}`;
  return cutByComma(entry, [...path, field], place) ?? { place, rule: 'unknown-field', message, fix };
}

/** An error of the schema's validator as a problem in an editor's words. */
export function schemaProblem(entry: Entry, error: DefinedError): Problem {
  const path = errorPath(error);
  if (error.data === null) return empty(entry, path, schemaOf(error));
  switch (error.keyword) {
    case 'required':
      return missingField(entry, path, error);
    case 'additionalProperties':
      return unknownField(entry, path, error);
    case 'type':
      return wrongType(entry, path, error);
    case 'pattern':
      return { place: placeOf(entry, path), ...valueProblem(path, error) };
    case 'enum':
      return { place: placeOf(entry, path), ...choiceProblem(path, error) };
    case 'minItems':
    case 'maxItems':
      return {
        place: path.length === 0 ? startOf(entry.file) : keyOrItem(entry, path),
        ...itemCountProblem(path, error),
      };
    case 'uniqueItems': {
      const { i, j } = error.params;
      const second = Math.max(i, j);
      return {
        place: placeOf(entry, [...path, second]),
        rule: 'repeated-item',
        message: `${valueName(path)} contains "${toText((error.data as unknown[])[second])}" twice.`,
        fix: 'change or remove one of the two.',
        also: [placeOf(entry, [...path, Math.min(i, j)])],
      };
    }
    default:
      return { place: placeOf(entry, path), ...valueProblem(path, error) };
  }
}
