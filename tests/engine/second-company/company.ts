import { dirname } from 'node:path';
import { emitCompany } from '../../../scripts/codegen/emit/site.ts';
import { check } from '../../../src/checks/check-content.ts';
import type { Company } from '../../../supabase/functions/send-contact-email/company.ts';
import { dataOf } from '../../support/sites.ts';

const { content, problems } = check(dirname(dataOf('second')));
if (problems.length > 0) throw new Error(problems[0]!.message);
const made = emitCompany(content);
/** What the function knows of the second company. */
export const company = JSON.parse('text' in made ? made.text : '') as Company;
