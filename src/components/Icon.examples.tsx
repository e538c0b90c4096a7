import type { ComponentProps } from 'react';
import type { Example } from '#examples/example.ts';
import { Arrow, Icon } from './Icon.tsx';

type Name = ComponentProps<typeof Icon>['name'];

// A record, so that an icon without an example does not compile.
const names: Record<Name, true> = {
  'arrow-down': true,
  'arrow-left': true,
  'arrow-right': true,
  check: true,
  'chevron-down': true,
  'circle-alert': true,
  'circle-check': true,
  clock: true,
  mail: true,
  'map-pin': true,
  menu: true,
  phone: true,
  whatsapp: true,
  x: true,
};

export const examples: readonly Example[] = [
  ...(Object.keys(names) as Name[]).map((name) => ({ name, element: <Icon name={name} /> })),
  { name: 'arrow after a text', element: <Arrow /> },
];
