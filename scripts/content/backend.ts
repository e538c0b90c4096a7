import type { Site } from '../../src/generated/entries.ts';
import type { Entry } from './content.ts';
import { placeOf } from './place.ts';
import { placeAt, startOf, type Problem } from './problem.ts';

/**
 * Whether a browser can open a web address, and a header can name its host. `URL` itself also accepts hosts with a
 * semicolon, which would end a directive of a Content-Security-Policy. The pattern of the field checks texts that are
 * not https:// addresses.
 */
export function isWebAddress(text: string): boolean {
  if (!text.startsWith('https://')) return true;
  if (/[\s\p{Cc}]/u.test(text) || !URL.canParse(text)) return false;
  const { hostname, username } = new URL(text);
  const isHost = hostname.split('.').every((label) => /^[a-z0-9_]([a-z0-9_-]*[a-z0-9_])?$/.test(label));
  // A browser reads a backslash as a slash; other programs do not.
  return isHost && username === '' && !text.includes('\\');
}

export type Environment = Readonly<Record<string, string | undefined>>;

const addressRule = /^(https:\/\/[^/\s?#]+|http:\/\/(127\.0\.0\.1|localhost)(:\d+)?)$/;

/** A key with access to the whole project: a new key has a prefix, an old key has a claim. */
function isSecret(key: string): boolean {
  const claims = atob((key.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/'));
  return key.startsWith('sb_secret_') || /"role"\s*:\s*"service_role"/.test(claims);
}

function addressProblem(url: string): Problem {
  return {
    place: placeAt('ENQUIRY_URL', url, 0, url.length),
    rule: 'backend-address',
    message: 'The environment variable ENQUIRY_URL is not an address that enquiries can be sent to.',
    fix: 'write the address without a path or a slash at its end, such as https://project.supabase.co; without the variable, the address in data/site.yaml is used.',
  };
}

/** The key itself is not shown, because the logs of builds are kept. */
const secretProblem = (place: Problem['place']): Problem => ({
  place,
  rule: 'secret-key',
  message: 'This is a secret key of the backend; every visitor could read it in the pages.',
  fix: 'ask an engineer now to replace the secret key in Supabase, and for the publishable key of the project. Write that key here; it begins with sb_publishable_.',
});

/**
 * Enquiries are sent to the backend in data/site.yaml. The environment of a build can override it, so the same content
 * can be built for a trial and for the public.
 */
export function takeBackend(
  entries: readonly Entry[],
  environment: Environment,
): { entries: Entry[]; problems: Problem[] } {
  const problems: Problem[] = [];
  const read = (name: string) => environment[name]?.trim() || undefined;
  const url = read('ENQUIRY_URL');
  const key = read('ENQUIRY_KEY');
  if (url !== undefined && !(addressRule.test(url) && isWebAddress(url))) problems.push(addressProblem(url));
  const taken = entries.map((entry) => {
    if (entry.kind !== 'site') return entry;
    const site = entry.data as Site;
    const backend = { ...site.backend, url: url ?? site.backend.url, key: key ?? site.backend.key };
    if (isSecret(backend.key)) {
      const { file, line, col, length } = placeOf(entry, ['backend', 'key']);
      problems.push(secretProblem(key ? startOf('ENQUIRY_KEY') : { file, line, col, length, text: '' }));
    }
    return { ...entry, data: { ...site, backend } };
  });
  return { entries: taken, problems };
}
