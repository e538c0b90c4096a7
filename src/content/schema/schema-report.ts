import type { DefinedError } from 'ajv';
import type { Entry } from '../content.ts';
import { decisionOn, impliedValue, meantValue } from '../yaml/intended-value.ts';
import type { Part } from '../kinds.ts';
import { isInFlow, lines, mapAt, markedLine, placeOf, quotedLine, scalarSource, valueAt, type Path } from '../place.ts';
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

/** An example value for a field: the implied value, else that of the schema. */
const exampleAt = (entry: Entry, path: Path, schema: Part) => impliedValue(entry, path) ?? exampleOf(schema);

/** The words before an example, after "fill it in" or "add a line": "for example", with the choices if there are any. */
function hint(entry: Entry, path: Path, { enum: choices }: Part): string {
  if (impliedValue(entry, path) !== undefined) return '';
  return choices === undefined
    ? ', for example'
    : ` with one of these values: ${choices.map(toText).join(', ')}. For example`;
}

function keyOrItem(entry: Entry, path: Path) {
  return placeOf(entry, path, fieldName(path) === undefined ? 'value' : 'key');
}

/** The lines to type for a field, indented like the field's name. */
function typedLines(entry: Entry, path: Path, value: unknown): string {
  const text = typedField(fieldName(path), value, isInFlow(entry, path));
  return lines(text, text.includes('\n') ? placeOf(entry, path, 'key').col - 1 : 0);
}

function empty(entry: Entry, path: Path, schema: Part): Problem {
  if (path.length === 0) {
    const place = startOf(entry.file);
    const isEmpty = entry.source.trim() === '';
    const where = entry.file.endsWith('.md') ? ' They belong at its top, between two lines "---".' : '';
    const message = isEmpty ? 'This file is empty.' : `This file has no fields.${where}`;
    return { place, rule: 'empty-file', message, fix: fixForWholeFile(entry.kind), form: inForm.empty(schema) };
  }
  const raw = scalarSource(entry, path);
  const because = raw === '' ? '' : `: YAML reads ${raw} as an empty value`;
  const field = fieldName(path);
  const place = keyOrItem(entry, path);
  const decision = decisionOn(entry, path);
  return {
    place,
    rule: 'empty-value',
    message: sentence(`${valueName(path)} is empty${because}.`, described(schema)),
    fix:
      field === undefined
        ? 'write the item after the "- ", or remove the line.'
        : decision === undefined
          ? `fill it in${hint(entry, path, schema)} →${typedLines(entry, path, exampleAt(entry, path, schema))}`
          : `write ${decision}`,
    form: inForm.empty(schema),
  };
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

function missingField(entry: Entry, path: Path, error: ErrorOf<'required'>): Problem {
  const field = error.params.missingProperty;
  const schema = schemaOf(error).properties?.[field] ?? {};
  const fieldPath = [...path, field];
  const example = exampleAt(entry, fieldPath, schema);
  const text = typedField(field, example);
  const { flow, indent } = mapAt(entry, path);
  const where = fieldName(path) === undefined ? (path.length === 0 ? '' : ' to this item') : ` below "${path.at(-1)}:"`;
  const add = text.includes('\n') ? 'add these lines' : 'add a line';
  const decision = decisionOn(entry, fieldPath);
  return {
    place: { ...(path.length === 0 ? startOf(entry.file) : keyOrItem(entry, path)), path: fieldPath },
    rule: 'missing-field',
    message: sentence(
      `"${field}" is missing${path.length === 0 ? '' : ` from ${ownerOf(entry.kind, path)}`}.`,
      described(schema),
    ),
    fix:
      decision !== undefined
        ? `${add}${where}: ${decision}`
        : flow
          ? `add it inside the braces${hint(entry, fieldPath, schema)} →  ${field}: ${JSON.stringify(example ?? '…')}`
          : `${add}${where}${hint(entry, fieldPath, schema)} →${lines(text, indent)}`,
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
  const cut = meant === undefined ? cutByComma(entry, [...path, field], place) : undefined;
  return (
    cut ?? {
      place,
      rule: 'unknown-field',
      message: `"${field}" is not a field of ${ownerOf(entry.kind, path)}.${meant === undefined ? '' : ` Did you mean "${meant}"?`}`,
      fix:
        meant === undefined
          ? `remove it.${absent.length > 0 && absent.length <= 12 ? ` Fields that can be added here: ${absent.join(', ')}.` : ''}`
          : `rename it →  ${markedLine(place, meant)}`,
    }
  );
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
