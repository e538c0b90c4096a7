import { stringify } from 'yaml';
import type { Kinds } from '../../../src/content/kinds.ts';
import { edit, placeIn, firstOf, type Change } from './change.ts';

type Service = Kinds['service'];

const button = (text: string) => ({ text, link: '/contact' as const });

/** A service with only what every service must have, and with the list of another. */
const aquariums = (order: number, { inclusions: { sheet, items } }: Service, list: string): Service => ({
  order,
  name: 'Aquarium Cleaning',
  navName: 'Aquariums',
  navFact: 'Inside and outside',
  areaName: 'Aquarium Cleaning',
  enquiryName: 'Aquarium Cleaning',
  picture: 'renovation',
  summary: 'Glass, sand and stones, while the fish wait in a bucket.',
  title: 'Aquarium Cleaning | {brand}',
  description:
    'The cleaning of aquariums by {brand}: glass, sand, stones and pumps, in homes and offices. Ask for a quote today.',
  hero: { title: 'Aquarium Cleaning', subtitle: 'The fish see you again.' },
  intro: {
    heading: 'Clear glass',
    lead: 'Tell us how many fish there are, and how large they are.',
    button: button('Book Aquarium Cleaning'),
  },
  inclusions: {
    heading: 'The list for aquariums',
    numbered: false,
    sheet,
    items: items.map(({ name }) => ({ name })),
  },
  faq: { heading: 'Questions about aquariums', list },
  closing: { heading: 'Is the water green?', text: 'Tell us where.', button: button('Ask us') },
});

/** Changes of the services and of their price board. */
export const services: Readonly<Record<string, Change>> = {
  'one more service': (content) => {
    const services = content.all('service').toSorted((one, other) => one.data.order - other.data.order);
    const { data } = services.at(-1)!;
    const service = aquariums(data.order + 1, data, content.single('page-home').data.faq.list);
    return [{ file: 'data/services/aquarium-cleaning.yaml', text: stringify(service) }];
  },
  'a service is renamed': (content) => {
    const name = 'After Works Cleaning';
    const services = content.all('service');
    const service = services.find(({ data }) => data.name === name) ?? services[0]!;
    return [edit(service, { name, enquiryName: name, navName: 'After Works' })];
  },
  'the inclusions of a service': firstOf('service', Boolean, () => ({
    inclusions: { items: { 1: { name: 'Kitchen & dining' } } },
  })),
  'a price': firstOf(
    'service',
    ({ prices }) => prices?.some(({ value }) => /\d/.test(value)),
    ({ data: { prices = [] } }) => {
      const at = prices.findIndex(({ value }) => /\d/.test(value));
      const value = prices[at]!.value.replace(/\d(?=\D*$)/, (digit) => String((Number(digit) + 5) % 10));
      return { prices: { [at]: { value } } };
    },
  ),
  'a duration': firstOf(
    'service',
    ({ durations }) => durations,
    () => ({ durations: { 0: { value: '2–5' } } }),
  ),
  'a price with a hyphen in its key, in a sentence': (content) => {
    const { currency } = content.single('site').data;
    const price = { key: 'an-hour', label: 'an hour', prefix: 'from', value: `${currency}25` };
    const add = firstOf('service', Boolean, ({ data }) => ({
      prices: data.prices === undefined ? [price] : { [placeIn(data.prices, ({ key }) => key === price.key)]: price },
      navFact: 'From {price.an-hour} an hour',
    }));
    return add(content, () => '');
  },
  'a home more on the board': (content) => {
    const board = content.single('price-board');
    const home = { id: 'bungalow', label: 'Bungalow', message: 'bungalow', picture: 'house' } as const;
    return board.data.homes.length >= 6
      ? []
      : [edit(board, { homes: [home, ...board.data.homes.filter(({ id }) => id !== home.id)] })];
  },
  'a home less on the board': (content) => {
    const board = content.single('price-board');
    const used = content
      .all('service')
      .flatMap(({ data }) => [...(data.prices ?? []), ...(data.durations ?? [])].flatMap((figure) => figure.for ?? []));
    const at = board.data.homes.findLastIndex(({ id }) => !used.includes(id));
    return at < 0 || board.data.homes.length === 1 ? [] : [edit(board, { homes: { [at]: undefined } })];
  },
  'a service that the board leaves to its own page': firstOf(
    'service',
    ({ priceBoard }) => priceBoard,
    () => ({
      priceBoard: undefined,
    }),
  ),
};
