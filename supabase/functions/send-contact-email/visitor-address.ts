/**
 * The /64 network of an IPv6 address, as its first four groups: it belongs to one household or one machine. If the
 * address contains an IPv4 address, that address.
 */
function visitorIn(address: string): string {
  const [left = '', right = ''] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const [head, tail] = [left, right].map((side) => side.split(':').filter(Boolean)) as [string[], string[]];
  const zeros = Array.from({ length: 8 - head.length - tail.length }, () => '0');
  const groups = [...head, ...zeros, ...tail];
  if (!groups.join(':').startsWith('0:0:0:0:0:ffff:')) return groups.slice(0, 4).join(':');
  const halves = groups.slice(6).map((group) => Number.parseInt(group, 16));
  return halves.flatMap((half) => [half >> 8, half & 255]).join('.');
}

/**
 * What the limits count as one visitor: an IPv4 address, the /64 network of an IPv6 address, or any other text
 * unchanged.
 */
export function visitorOf(address: string): string {
  const bare = /^\[(.+)\](:\d+)?$/.exec(address)?.[1] ?? address.replace(/^([\d.]+):\d+$/, '$1');
  return bare.includes(':') && URL.canParse(`http://[${bare}]`) ? visitorIn(bare) : bare;
}

/**
 * The network of a visitor, which has limits of its own: of IPv6 the /48, because a household may have hundreds of /64
 * networks; of IPv4 the address.
 */
export const networkOf = (visitor: string) =>
  visitor.includes(':') ? visitor.split(':').slice(0, 3).join(':') : visitor;

const localRule =
  /^(10\.|127\.|192\.168\.|169\.254\.|172\.(1[6-9]|2\d|3[01])\.|100\.(6[4-9]|[7-9]\d|1[01]\d|12[0-7])\.|f[cd]|fe80:|0:0:0:0$)/;

/** The scope and the family of an address, for the log, which contains no addresses. */
function scopeOf(address: string): string {
  const visitor = visitorOf(address);
  if (!/^([\d.]+|[\da-f:]+)$/i.test(visitor)) return 'no address';
  return `${localRule.test(visitor) ? 'private' : 'public'} ${visitor.includes(':') ? 'IPv6' : 'IPv4'}`;
}

/** The origin of a request. */
export interface Source {
  /** The visitor's address, as our own proxies saw it. */
  address: string;
  /** How each address on the way was read, for a log: it shows whether the number of proxies is right. */
  facts: Readonly<Record<string, string | number>>;
}

/** The header in which the site's own host passes on the address of a visitor: scripts/codegen/emit/owner-pages-proxy.ts. */
export const visitorHeader = 'x-visitor-address';

/**
 * `peer` is the remote address of the connection. Each of our `proxies` adds the address that it saw at the end of
 * X-Forwarded-For; the client can fake everything before these. Only of the site's own host, which knows our secret,
 * the header with the visitor's address is trusted.
 */
export function requestSource(headers: Headers, peer: string, proxies: number, isOwnHost = false): Source {
  const entries = (headers.get('x-forwarded-for') ?? '')
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean);
  const address = (isOwnHost && headers.get(visitorHeader)) || (proxies > 0 && entries.at(-proxies)) || peer;
  return {
    address,
    facts: { proxies, forwarded: entries.map(scopeOf).join(', '), peer: scopeOf(peer), taken: scopeOf(address) },
  };
}
