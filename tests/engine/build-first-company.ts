import { buildCompany } from '../support/sites.ts';

/** Vitest and Playwright call it before the first test. */
export default () => buildCompany('first');
