import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Company } from '../../../supabase/functions/send-contact-email/company.ts';
import { projectOf } from '../../support/sites.ts';

/** What the function knows of the first company. */
export const company = JSON.parse(
  readFileSync(join(projectOf('first'), 'src/generated/company.json'), 'utf8'),
) as Company;
