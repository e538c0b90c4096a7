import type { ErrorObject } from 'ajv';
import type { Entry } from './content.ts';
import { formWords } from './form-words.ts';
import { maxProblemsPerFile, type Problem } from './problem.ts';
import { absentFields, missingFieldOf, unknownFieldOf } from './schema-error.ts';
import { report } from './schema-report.ts';
import { suggestion } from './suggest.ts';

/** The missing fields that are only misspelt, each with the path of its object. */
function misspelt(errors: readonly ErrorObject[]): Set<string> {
  return new Set(
    errors
      .filter(({ keyword }) => keyword === 'additionalProperties')
      .map((error) => `${error.instancePath}/${suggestion(unknownFieldOf(error), absentFields(error)) ?? ''}`),
  );
}

/** Whether another error reports the wrong form of the same value. */
const isReportedAlready = (error: ErrorObject, errors: readonly ErrorObject[]) =>
  error.keyword === 'format' &&
  errors.some(({ keyword, instancePath }) => keyword === 'pattern' && instancePath === error.instancePath);

/**
 * Errors of one entry as problems, at most fifty. A misspelt field and the missing field are one problem, and so are
 * two rules about the form of one value.
 */
export function schemaProblems(entry: Entry, errors: readonly ErrorObject[]): Problem[] {
  const written = misspelt(errors);
  return errors
    .slice(0, maxProblemsPerFile)
    .filter((error) => error.keyword !== 'required' || !written.has(`${error.instancePath}/${missingFieldOf(error)}`))
    .filter((error, _, all) => !isReportedAlready(error, all))
    .map((error) => {
      const form = formWords(error);
      return { ...report(entry, error), ...(form !== undefined && { form }) };
    });
}
