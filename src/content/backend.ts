import type { Site } from '#generated/entries.ts';
import type { Entry } from './content.ts';
import { placeOf } from './place.ts';
import { placeAt, startOf, type Problem } from './problem.ts';

/** Hosts that only the computer or the network of the person who wrote them knows. */
const ownHost = /^[^.]+$|\.(?:localhost|local|internal|\d+)$/;

/**
 * Whether a browser of a visitor can open a web address, and a header can name its host. `URL` itself also accepts hosts with a
 * semicolon, which would end a directive of a Content-Security-Policy. The pattern of the field checks texts that are
 * not https:// addresses.
 */
export function isWebAddress(text: string): boolean {
  // A browser reads a backslash as a slash, and leaves out line ends; other programs do not.
  if (/[\\\s\p{Cc}]/u.test(text)) return false;
  if (!text.startsWith('https://')) return true;
  if (!URL.canParse(text) || /^[^/]*\/\/[^/?#]*@/.test(text)) return false;
  const { hostname } = new URL(text);
  const isHost = hostname.split('.').every((label) => /^[a-z0-9_]([a-z0-9_-]*[a-z0-9_])?$/.test(label));
  return isHost && !ownHost.test(hostname);
}

export type Environment = Readonly<Record<string, string | undefined>>;

const addressRule = /^(https:\/\/[^/\s?#]+|http:\/\/(127\.0\.0\.1|localhost)(:\d+)?)$/;

/** A key with access to the whole project: a new key has a prefix, an old key has a claim. */
function isSecret(key: string): boolean {
  const [, claims = ''] = /^[^.]*\.([\w-]*)/.exec(key) ?? [];
  // Whole groups of four only, which `atob` reads.
  const whole = claims
    .replaceAll('-', '+')
    .replaceAll('_', '/')
    .slice(0, claims.length & ~3);
  return key.startsWith('sb_secret_') || /"role"\s*:\s*"service_role/.test(atob(whole));
}

function addressProblem(url: string): Problem {
  return {
    place: placeAt('ENQUIRY_URL', url, 0, url.length),
    rule: 'backend-address',
    message: 'The environment variable ENQUIRY_URL is not an address that enquiries can be sent to.',
    fix: 'write the address without a path or a slash at its end, such as https://project.supabase.co; without the variable, the address in data/site.yaml is used.',
  };
}

const keyRule = /^(sb_publishable_[\w-]+|eyJ[\w-]+(\.[\w-]+){2})?$/;

const wanted = 'the publishable key of the project in Supabase; it begins with sb_publishable_.';

/** The problem of a key. The key itself is not shown, because the logs of builds are kept. */
function keyProblem(key: string): Omit<Problem, 'place'> | undefined {
  if (isSecret(key)) {
    const message = 'This is a secret key of the backend; every visitor could read it in the pages.';
    return { rule: 'secret-key', message, fix: `ask an engineer now to replace it in Supabase, and write ${wanted}` };
  }
  if (keyRule.test(key)) return undefined;
  const message = 'This is not a key of a Supabase project, so the backend would refuse every enquiry.';
  return { rule: 'backend-key', message, fix: `copy ${wanted}` };
}

/**
 * Enquiries are sent to the backend in data/site.yaml. The environment of a build can override it, so the same content
 * can be built for a trial and for the public.
 */
export function takeBackend(
  entries: readonly Entry[],
  environment: Environment,
): { entries: Entry[]; problems: Problem[] } {
  const problems: Problem[] = [];
  const setting = (name: string) => environment[name]?.trim() || undefined;
  const url = setting('ENQUIRY_URL');
  const key = setting('ENQUIRY_KEY');
  if (url !== undefined && !(addressRule.test(url) && isWebAddress(url))) problems.push(addressProblem(url));
  const taken = entries.map((entry) => {
    if (entry.kind !== 'site') return entry;
    const site = entry.data as Site;
    const backend = { ...site.backend, url: url ?? site.backend.url, key: key ?? site.backend.key };
    const problem = keyProblem(backend.key);
    if (problem !== undefined) {
      const place = key ? startOf('ENQUIRY_KEY') : { ...placeOf(entry, ['backend', 'key']), text: '' };
      problems.push({ place, ...problem });
    }
    return { ...entry, data: { ...site, backend } };
  });
  return { entries: taken, problems };
}
