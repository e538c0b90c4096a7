import { describe, expect, test } from 'vitest';
import { check } from '../../../src/checks/check-content.ts';
import { typeset } from '../../../src/content/text/typeset.ts';
import { restoreContent, type Change } from '../../support/content-copy.ts';
import { sharedCopy } from '../../support/shared-copy.ts';

const { root, after } = sharedCopy();
const replace = (file: string, from: string, to: string): Change => ({ file: `data/${file}`, replace: [from, to] });

describe('a long run takes no longer than many short words:', () => {
  const runs = '" \' * _ [ < & – 1 1. ![ a@ { $ - # . w <b>'.split(' ').concat('1 ', '24 h ');
  const ms = (...changes: Change[]) => {
    const start = process.cpuUsage().user;
    const { content, problems } = after(...changes);
    if (problems.length === 0) typeset(content);
    restoreContent(root);
    return (process.cpuUsage().user - start) / 1000;
  };
  test.each(runs)('%j', (run) => {
    check(root);
    const text = run.repeat(100_000 / run.length);
    const quoted = JSON.stringify(text);
    const longest = Math.max(
      ms(replace('site.yaml', 'tagline: ', `tagline: ${quoted} # `)),
      ms(replace('neighbourhoods/simei.yaml', 'description: ', `paragraph: ${quoted}\ndescription: `)),
      ms({ file: 'data/pages/about.md', append: `\n${text}\n`, times: 1 }),
    );
    expect(longest).toBeLessThan(4000);
  });
});
