import { expect, test } from 'vitest';
import { company, site } from './site.ts';

const path = '.well-known/security.txt';

test.skipIf(!site.has(path))(
  'security.txt has the contact of the company, the address of this site and its expiry date',
  () => {
    const fields = Object.fromEntries(
      site
        .text(path)
        .trimEnd()
        .split('\n')
        .map((line) => line.split(/: (.*)/)),
    ) as Record<string, string>;
    expect(fields).toEqual({
      Contact: `mailto:${company.email}`,
      Expires: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/),
      'Preferred-Languages': company.language,
      Canonical: `${company.url}/${path}`,
    });
  },
);
