import { buildLiveSite } from '../sites.ts';

/** Vitest calls this function before the first test. */
export default buildLiveSite;
