import { icons } from '#generated/icons.ts';
import { Icon } from './Icon.tsx';

const names = Object.keys(icons) as (keyof typeof icons)[];

export const examples = Object.fromEntries(names.map((name) => [name, <Icon key={name} name={name} />]));
