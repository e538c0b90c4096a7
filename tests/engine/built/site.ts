import { BuiltSite } from '../../support/built-site.ts';
import { siteOf } from '../../support/sites.ts';

/** The built site of the first company of the tests. */
export const site = new BuiltSite(siteOf('first'));
