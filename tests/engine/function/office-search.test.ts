import { beforeEach, expect, test } from 'vitest';
import { useOffice } from './office.ts';

const office = useOffice();
beforeEach(() => office.signIn());
const { namesFor } = office;

test.each([
  ['9123 4000', ['+65 9123 4000', '6591234000', '９１２３４０００', '9123-4000', '1234']],
  [
    '+65 9123 4000',
    ['91234000', '(65) 9123.4000', '+６５ 9123 4000', '9123–4000', '\u202A+65\u00A09123\u00A04000\u202C'],
  ],
  ['６５ ９１２３ ４０００', ['9123 4000']],
])('finds %s by its digits', async (phone, searches) => {
  await office.submit({ name: 'Ana', phone });
  await office.submit({ name: 'Bob', phone: '4000' });
  for (const search of searches) expect(await namesFor(search), search).toEqual(['Ana']);
  expect(await namesFor('+65 9123 4001')).toEqual([]);
});

test.each([
  ['Zoë D’Souza', ['zoe', "d'souza", 'SOUZA ZOË', 'd´souza']],
  ["Siobhán O'Neill", ['o’neill', 'siobhan  o‘neill', 'Oʼneill']],
  ['Nguyễn Thị Đào', ['nguyen dao', 'THI NGUYEN', 'đào']],
  ['Ｋｉｍ　Ｍｉｎ', ['kim', 'min kim', 'ｍｉｎ']],
  ['Łukasz Ångström', ['lukasz angstrom', 'Angstro\u0308m']],
  ['Иван Ёлкин', ['ЕЛКИН', 'ёлкин иван']],
  ['Li\u200B Wei', ['\u202Ali wei\u202C', 'we\u00ADi']],
  ['Ana–Maria 100%', ['ana-maria', '100%']],
  ['ﬁona ½', ['fiona', 'FIONA']],
])('finds %s, however it is typed', async (name, searches) => {
  await office.submit({ name });
  await office.submit({ name: 'Somebody else' });
  for (const search of searches) expect(await namesFor(search), search).toEqual([name]);
  for (const search of [`${searches[0]!} nobody`, '1%', '_']) expect(await namesFor(search), search).toEqual([]);
});

test.each([
  ['#07-31', ['Unit']],
  ['07-31', ['Unit']],
  ['blk 0731', ['Block']],
  ['$0731', []],
  ['0731', ['Block', 'Phone']],
  ['8073 1555', ['Phone']],
])('"%s" matches the digits of phone numbers only if it is a number', async (search, names) => {
  await office.submit({ name: 'Phone', phone: '+65 8073-1555' });
  await office.submit({ name: 'Block', message: 'Blk 0731 Hougang', phone: '6123 4567' });
  await office.submit({ name: 'Unit', message: 'It is #07-31.', phone: '6123 4568' });
  expect((await namesFor(search)).toSorted()).toEqual(names);
});
