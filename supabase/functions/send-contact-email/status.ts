import type { Words } from './words.ts';

/** The statuses of an enquiry; `new` is shown as open. Each is also the last part of the links that give it. */
export const statuses = ['new', 'answered', 'spam'] as const;
export type Status = (typeof statuses)[number];

export const isStatus = (value: string): value is Status => (statuses as readonly string[]).includes(value);

/** The filters of the enquiry list; `undelivered` are enquiries with a mail that could not be delivered. */
export const filters = [...statuses, 'undelivered', 'all'] as const;
export type Filter = (typeof filters)[number];

/** The statuses that the buttons of an enquiry give, the most usual first. */
export const nextOf: Readonly<Record<Status, readonly [Status, ...Status[]]>> = {
  new: ['answered', 'spam'],
  answered: ['new', 'spam'],
  spam: ['new'],
};

/** The words of the button that changes one status to another. */
export const buttonWords = (from: Status, to: Status, { office }: Words) =>
  from === 'spam' && to === 'new' ? office.actions.genuine : office.actions[to];
