import { rice } from '#brand/colours.ts';
import { hold } from '#components/hold.ts';
import { speculationRules } from '#render/speculation.ts';
import type { Site } from '../../../src/generated/entries.ts';
import type { Content } from '../../content/content.ts';
import type { EmittedFile } from './file.ts';
import type { Frame } from './frames.ts';
import { hashOf, policyOf } from './policy.ts';
import { securityTextAddress } from './security-text.ts';

const originOf = (address: string) => (/^https?:/.test(address) ? [new URL(address).origin] : []);

/**
 * The Content-Security-Policy of every page: nothing but what is named, the site's own files, and by their hashes the
 * inline style of each kind of page, the Speculation Rules and the script of the fold.
 */
function contentSecurityPolicy(site: Site, inlineStyles: readonly string[]): string {
  const backend = originOf(site.backend.url);
  return policyOf({
    'default-src': ["'none'"],
    'script-src': ["'self'", hashOf(speculationRules), hashOf(hold)],
    'style-src': ["'self'", ...new Set(inlineStyles.map(hashOf))],
    // The stylesheet holds its two small pictures itself.
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...backend],
    'frame-src': ["'self'"],
    'manifest-src': ["'self'"],
    'form-action': ["'self'", ...backend],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
  });
}

/** What nothing on the site uses, so that no script and no frame may ask for it. */
const unused = [
  'camera',
  'display-capture',
  'geolocation',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-get',
  'usb',
];

const everywhere = [
  'Strict-Transport-Security: max-age=63072000; includeSubDomains',
  'X-Content-Type-Options: nosniff',
];
const policyName = 'Content-Security-Policy';
/** What says something of documents alone. */
const documents = [
  'Referrer-Policy: strict-origin-when-cross-origin',
  `Permissions-Policy: ${unused.map((feature) => `${feature}=()`).join(', ')}`,
  'Cross-Origin-Opener-Policy: same-origin',
];
/** A picture or a script needs none of that, and a page has a dozen: a kilobyte less with each. Opened alone, it may do nothing. */
const file = [
  ...[...documents, `${policyName}:`].map((line) => `! ${line.slice(0, line.indexOf(':'))}`),
  `${policyName}: default-src 'none'`,
];
/** Not for the stand-in of the widget, whose frame is of no origin. */
const own = 'Cross-Origin-Resource-Policy: same-origin';
const page = 'Cache-Control: public, max-age=300, stale-while-revalidate=86400';

/**
 * `_headers` in the form of Netlify and Cloudflare Pages; the local server applies the same file. Every address has the
 * pages' policy, also one of no page, however deep. Hosts join the headers of all rules that match, and two policies
 * allow only what both do: so a frame takes the pages' policy off, with `!`, before it sets its own. Netlify's tools skip
 * that line and take the last policy.
 */
export function emitHeaders(content: Content, inlineStyles: readonly string[], frames: readonly Frame[]): EmittedFile {
  const policy = `${policyName}: ${contentSecurityPolicy(content.single('site').data, inlineStyles)}`;
  const rules: [path: string, ...headers: string[]][] = [
    ['/*', ...everywhere, ...documents, policy],
    ['/', page, own],
    ['/:page', page, own],
    ...frames.map((frame): [string, ...string[]] => [
      frame.address,
      `! ${policyName}`,
      `${policyName}: ${frame.policy}`,
      page,
    ]),
    [securityTextAddress, 'Content-Type: text/plain; charset=utf-8', page],
    ['/og/*', 'Cache-Control: public, max-age=86400'],
    ['/assets/*', ...file, 'Cache-Control: public, max-age=31536000, immutable', own],
    ...['/icons/*', '/tile.svg', '/site.webmanifest'].map((path): [string, ...string[]] => [path, ...file]),
  ];
  const text = rules.map(([path, ...headers]) => `${path}\n${headers.map((line) => `  ${line}\n`).join('')}`).join('');
  return { path: 'public/_headers', text };
}

/** `_redirects` in the form of Netlify and Cloudflare Pages, which tell `/old` and `/old/` apart; all servers apply it. */
export function emitRedirects(content: Content): EmittedFile {
  const lines = content.single('redirects').data.map(({ from, to }) => `${from} ${to} 301\n${from}/ ${to} 301\n`);
  return { path: 'public/_redirects', text: lines.join('') };
}

/** The web app manifest: the name and the icons of the site on a home screen. */
export function emitManifest(content: Content): EmittedFile {
  const { brand, language } = content.single('site').data;
  const icon = (file: string, type: string, sizes: string, purpose: string) => ({
    src: `/icons/${file}`,
    type,
    sizes,
    purpose,
  });
  const manifest = {
    name: brand,
    short_name: brand,
    lang: language,
    start_url: '/',
    display: 'browser',
    background_color: rice,
    theme_color: rice,
    icons: [
      icon('app-icon.svg', 'image/svg+xml', 'any', 'any'),
      icon('app-icon-192.png', 'image/png', '192x192', 'any'),
      icon('app-icon-512.png', 'image/png', '512x512', 'any'),
      icon('maskable.svg', 'image/svg+xml', 'any', 'maskable'),
    ],
  };
  return { path: 'public/site.webmanifest', text: `${JSON.stringify(manifest, null, 1)}\n` };
}
