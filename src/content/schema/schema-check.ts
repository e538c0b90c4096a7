import { Ajv, type DefinedError, type ValidateFunction } from 'ajv';
import type { Entry } from '../content.ts';
import type { Problem } from '../problem.ts';
import { absentFields } from './schema-error.ts';
import { schemaProblem } from './schema-report.ts';
import { suggestion } from '../text/wording.ts';
import { ownKeywords, schemas, type Kind } from '../kinds.ts';
import { isWebAddress } from '../backend.ts';

/** The missing fields that are only misspelt, each with the path of its object. */
function misspelt(errors: readonly DefinedError[]): Set<string> {
  return new Set(
    errors
      .filter((error) => error.keyword === 'additionalProperties')
      .map((error) => {
        const meant = suggestion(error.params.additionalProperty, absentFields(error));
        return `${error.instancePath}/${meant ?? ''}`;
      }),
  );
}

/** Whether another error reports the wrong form of the same value. */
const isReportedAlready = (error: DefinedError, errors: readonly DefinedError[]) =>
  error.keyword === 'format' &&
  errors.some(({ keyword, instancePath }) => keyword === 'pattern' && instancePath === error.instancePath);

/**
 * Errors of one entry as problems. A misspelt field and the missing field are one problem, and so are
 * two rules about the form of one value.
 */
function schemaProblems(entry: Entry, errors: readonly DefinedError[]): Problem[] {
  const written = misspelt(errors);
  return errors
    .filter(
      (error) => error.keyword !== 'required' || !written.has(`${error.instancePath}/${error.params.missingProperty}`),
    )
    .filter((error, _, all) => !isReportedAlready(error, all))
    .map((error) => schemaProblem(entry, error));
}

const isDate = (text: string) => /^\d{4}-\d\d-\d\d$/.test(text) && new Date(text).toJSON()?.startsWith(text);

/** Adds the formats and keywords of the schemas to a validator. */
export const withFormats = (ajv: Ajv): Ajv =>
  ajv
    .addFormat('date', isDate)
    .addFormat('email', /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d]([a-z\d-]*[a-z\d])?(\.[a-z\d]([a-z\d-]*[a-z\d])?)+$/i)
    .addFormat('web-address', isWebAddress)
    .addVocabulary([...ownKeywords]);

let ajv: Ajv | undefined;

/** The validator of a kind. Throws if a schema itself is invalid, which is a bug of the project. */
function validatorOf(kind: Kind): ValidateFunction {
  // `verbose` adds the schema's description and examples to each error; messages are made from them.
  // Optimizing the code of a validator takes longer than it saves on content.
  ajv ??= schemas.reduce(
    (all, schema) => all.addSchema(schema),
    withFormats(new Ajv({ strict: true, allErrors: true, verbose: true, code: { optimize: false } })),
  );
  return ajv.getSchema(`${kind}.schema.json`)!;
}

/** Keeps the valid entries and reports the problems of the others. */
export function checkSchemas(entries: readonly Entry[]): { valid: Entry[]; problems: Problem[] } {
  const problems: Problem[] = [];
  const valid = entries.filter((entry) => {
    const validate = validatorOf(entry.kind);
    if (validate(entry.data)) return true;
    problems.push(...schemaProblems(entry, validate.errors as DefinedError[]));
    return false;
  });
  return { valid, problems };
}
