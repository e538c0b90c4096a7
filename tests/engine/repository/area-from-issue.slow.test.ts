import { cpSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { check } from '../../../scripts/checks/check-content.ts';
import { answersOf, areaFromIssue } from '../../../scripts/ci/area-from-issue.ts';
import { copyContent, projectRoot, snapshot } from '../../support/content-copy.ts';

let root: string;
beforeEach(() => {
  root = copyContent();
  cpSync(join(projectRoot, '.github'), join(root, '.github'), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true }));

interface Form {
  body: readonly { id?: string; type: string; attributes: { label?: string }; validations?: { required: boolean } }[];
}
const form = parse(readFileSync('.github/ISSUE_TEMPLATE/add-my-area.yml', 'utf8')) as Form;
const fields = form.body.filter(({ type }) => type !== 'markdown');

const tampines = {
  name: 'Tampines',
  station: 'Tampines, EW2 and DT32',
  place: '1.35299, 103.94518',
  streets: '- Tampines Street 11\n- Tampines Street 21\n\nTampines Avenue 4\nTampines Central',
  own: 'Blocks around three malls, a park and a hub with a library.',
};

/** An issue as GitHub makes it from the answers to the form. */
function issue(answers: Readonly<Record<string, string>>) {
  const part = ({ id, attributes: { label } }: Form['body'][number]) =>
    `### ${label}\n\n${answers[id!] ?? '_No response_'}`;
  return { number: 12, body: fields.map(part).join('\n\n') };
}

const file = (slug: string) => readFileSync(join(root, `data/neighbourhoods/${slug}.yaml`), 'utf8');

test('the form requires every answer that an area needs', async () => {
  expect(fields.map(({ id }) => id)).toEqual(Object.keys(tampines));
  const needed: (string | undefined)[] = [];
  for (const { id } of fields) {
    const { slug } = await areaFromIssue(root, issue({ ...tampines, [id!]: '' }));
    if (slug === undefined) needed.push(id);
    else rmSync(join(root, `data/neighbourhoods/${slug}.yaml`));
  }
  const required = fields.filter(({ validations }) => validations?.required);
  expect(needed).toEqual(required.map(({ id }) => id));
});

describe('the answers of an issue', () => {
  test('become the file of an area without problems', async () => {
    const { slug, text } = await areaFromIssue(root, issue(tampines));
    expect(text).toMatch(/^Closes #12\./);
    expect(slug).toBe('tampines');
    expect(check(root).problems).toEqual([]);
    expect(parse(file('tampines'))).toMatchObject({
      name: 'Tampines',
      description: tampines.own,
      codes: ['EW2', 'DT32'],
      latitude: 1.35299,
      coverage: { names: ['Tampines Street 11', 'Tampines Street 21', 'Tampines Avenue 4', 'Tampines Central'] },
    });
  });

  test('are read with the line ends of Windows, and if some or all are missing', () => {
    const { body } = issue({ name: 'Tampines', streets: 'One\nTwo' });
    expect(answersOf(root, body.replaceAll('\n', '\r\n'))).toEqual({ name: 'Tampines', streets: 'One\nTwo' });
    expect(answersOf(root, 'Please add my area!')).toEqual({});
    expect(answersOf(root, '')).toEqual({});
  });

  test.each([
    ['a missing name', { name: '' }, 'The name of the area is missing'],
    ['three places', { streets: 'One\nTwo\nThree' }, 'wrong-count'],
    ['no place on a map', { place: 'near the mall' }, '- the place of the station on a map, as two numbers'],
    ['nothing of its own', { own: '' }, '- one sentence that is true only of this area'],
    ['a name that is a page already', { name: 'Contact' }, 'duplicate-address'],
    ['a name that has a file already', { name: 'BEDOK' }, 'data/neighbourhoods/bedok.yaml exists already'],
    ['a figure', { own: 'Homes, 40% of them large.' }, 'figure-without-source'],
  ])('with %s become a comment with the problem, and no file', async (_, change, message) => {
    const before = snapshot(join(root, 'data'));
    const { slug, text } = await areaFromIssue(root, issue({ ...tampines, ...change }));
    expect(slug).toBeUndefined();
    expect(text).toContain(message);
    expect(text).toContain('edit the issue');
    // The comment contains no command with these answers, because somebody would type it into a shell.
    expect(text).not.toContain('npm run');
    expect(snapshot(join(root, 'data'))).toEqual(before);
  });

  test('that are not from the form become a comment', async () => {
    for (const body of [null, '', 'x'.repeat(100_000)]) {
      expect((await areaFromIssue(root, { number: 1, body })).slug).toBeUndefined();
    }
  });
});

describe('hostile answers', () => {
  const hostile = [
    '$(rm -rf ~)',
    '"; `rm -rf ~`; "',
    "'; rm -rf ~; '",
    '../../.github/workflows/check',
    '--help',
    '${{ secrets.GITHUB_TOKEN }}',
    'a\u0000b',
    'a\nslug=../../x',
    '<img src=x onerror=alert(1)>',
  ];

  test('in the name create no file', async () => {
    const before = snapshot(root);
    for (const name of hostile) {
      // A second line of the answer is part of the name, which then contains a character that names may not contain.
      expect((await areaFromIssue(root, issue({ ...tampines, name }))).slug, name).toBeUndefined();
    }
    expect(snapshot(root)).toEqual(before);
  });

  test('in other fields are text of the one file, or a problem', async () => {
    const others = [...snapshot(root).keys(), 'data/neighbourhoods/tampines.yaml'];
    for (const text of hostile) {
      const own = `Near ${text} and more.`;
      const { slug } = await areaFromIssue(root, issue({ ...tampines, streets: `${text}\nOne\nTwo\nThree`, own }));
      expect([...snapshot(root).keys()].filter((name) => !others.includes(name))).toEqual([]);
      if (slug === undefined) continue;
      const { description } = parse(file('tampines')) as { description: string };
      expect([slug, description]).toEqual(['tampines', own.replaceAll(/\s+/g, ' ')]);
      rmSync(join(root, 'data/neighbourhoods/tampines.yaml'));
    }
  });

  test('cannot close the code fence around a message', async () => {
    const { text } = await areaFromIssue(root, issue({ ...tampines, streets: '````\n@everyone\n# Heading' }));
    const [fence] = /^`+$/m.exec(text)!;
    expect(text.split('\n').filter((line) => line.startsWith(fence))).toHaveLength(2);
  });

  test('cannot answer another question', async () => {
    const label = fields.at(-1)!.attributes.label!;
    const streets = `${tampines.streets}\n### ${label}\nOne sentence too many.`;
    expect(answersOf(root, issue({ ...tampines, streets }).body)).not.toHaveProperty('name', 'One sentence too many.');
  });
});
