import { between, chance, whole, type Random } from '#scripts/illustration/random.ts';
import { day, hour, minute, startOf } from './calendar.ts';

/** What a visitor and the owner do with one enquiry. */
export interface PlannedEnquiry {
  id: string;
  at: number;
  isSpam: boolean;
  /** Whether the form is sent a second time. */
  isRepeated: boolean;
  /** What the owner does, and when. Some enquiries the owner never touches. */
  ownerAction?: { action: 'answered' | 'spam' | 'remind'; at: number };
}

export type Part = 'function' | 'database' | 'provider';

export interface Plan {
  from: number;
  until: number;
  enquiries: readonly PlannedEnquiry[];
  /** When each part is killed. */
  kills: readonly { part: Part; at: number }[];
  /** When the provider is down. */
  outage: { from: number; until: number };
}

export interface Size {
  days: number;
  enquiries: number;
  kills: number;
  bursts: number;
}

function uuid(random: Random): string {
  const hex = Array.from({ length: 32 }, () => whole(random, 0, 15).toString(16)).join('');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20)}`;
}

/** Most enquiries arrive between 7:00 and midnight, some at night. */
function moment(random: Random, from: number, days: number): number {
  const date = from + whole(random, 0, days - 1) * day;
  const own = chance(random, 0.15) ? between(random, 0, 7) : between(random, 7, 24);
  return date + own * hour;
}

function ownerActionOf(random: Random, at: number): PlannedEnquiry['ownerAction'] {
  const share = random();
  // As an exponential distribution: most are answered soon, some after days.
  const delay = -Math.log(1 - random()) * 9 * hour + 5 * minute;
  if (share < 0.7) return { action: 'answered', at: at + delay };
  if (share < 0.75) return { action: 'spam', at: at + delay };
  if (share < 0.83) return { action: 'remind', at: at + delay };
  return undefined;
}

/** Draws the plan of a year: all enquiries, actions of the owner, kills, and an outage of the provider. */
export function planYear(random: Random, size: Size, first = '2027-01-01'): Plan {
  const from = startOf(first);
  const until = from + size.days * day;
  const bursts = Array.from({ length: size.bursts }, () => moment(random, from, size.days));
  const inBursts = Math.floor(size.enquiries / 5);
  const times = Array.from({ length: size.enquiries }, (_, index) =>
    index < inBursts
      ? bursts[index % bursts.length]! + between(random, 0, 2 * minute)
      : moment(random, from, size.days),
  );
  const enquiries = times
    .toSorted((one, other) => one - other)
    .map((at) => {
      const isSpam = chance(random, 0.03);
      const ownerAction = isSpam ? undefined : ownerActionOf(random, at);
      return { id: uuid(random), at, isSpam, isRepeated: chance(random, 0.05), ...(ownerAction && { ownerAction }) };
    });
  const parts: readonly Part[] = ['function', 'database', 'provider'];
  const kills = Array.from({ length: size.kills }, (_, index) => {
    // A kill happens just after an enquiry, while the system is working.
    const near = enquiries[whole(random, 0, enquiries.length - 1)]!.at;
    return { part: parts[index % parts.length]!, at: near + 1 };
  });
  const down = from + Math.floor(size.days / 2) * day + 10 * hour;
  return {
    from,
    until,
    enquiries,
    kills: kills.toSorted((one, other) => one.at - other.at),
    outage: { from: down, until: down + day },
  };
}
