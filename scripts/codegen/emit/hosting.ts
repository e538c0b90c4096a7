import { rice } from '#brand/colours.ts';
import { hold } from '#ui/sections/hold.ts';
import type { Site } from '#generated/entries.ts';
import { oldPath } from '#pages/routes.ts';
import type { Content } from '#content/content.ts';
import type { EmittedFile } from './file.ts';
import { hashOf, policyOf, type Frame } from './frames.ts';
import { securityTextAddress } from './sitemap.ts';

const originOf = (address: string) => (/^https?:/.test(address) ? [new URL(address).origin] : []);

/**
 * The Content-Security-Policy of every page. It allows the site's own files and the backend. It allows by hash the
 * inline style of each kind of page and the script of the fold.
 */
function contentSecurityPolicy(site: Site, inlineStyles: readonly string[]): string {
  const backend = originOf(site.backend.url);
  return policyOf({
    'default-src': ["'none'"],
    'script-src': ["'self'", hashOf(hold)],
    'style-src': ["'self'", ...new Set(inlineStyles.map(hashOf))],
    // The stylesheet contains its two small pictures as data: URLs.
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

/** Browser features that the site does not use; the Permissions-Policy denies them. */
const unusedFeatures = [
  'camera',
  'display-capture',
  'geolocation',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-get',
  'usb',
];

/** HTTPS is required of this name alone: a company may have subdomains without it. */
const everywhere = ['Strict-Transport-Security: max-age=63072000', 'X-Content-Type-Options: nosniff'];
const policyName = 'Content-Security-Policy';
/** Headers for documents only. */
const documentHeaders = [
  'Referrer-Policy: strict-origin-when-cross-origin',
  `Permissions-Policy: ${unusedFeatures.map((feature) => `${feature}=()`).join(', ')}`,
  'Cross-Origin-Opener-Policy: same-origin',
];
/**
 * Pictures and scripts do not need the document headers, so these lines remove them: about a kilobyte less for each of
 * the dozen files of a page. A file that is opened on its own may load nothing.
 */
const assetHeaders = [
  ...[...documentHeaders, `${policyName}:`].map((line) => `! ${line.slice(0, line.indexOf(':'))}`),
  `${policyName}: default-src 'none'`,
];
/**
 * This header is not sent with the placeholder of the reviews widget: the widget's sandboxed frame has an opaque
 * origin, so the browser would block it.
 */
const sameOriginOnly = 'Cross-Origin-Resource-Policy: same-origin';
const page = 'Cache-Control: public, max-age=300, stale-while-revalidate=86400';

/**
 * `_headers` in the format of Netlify and Cloudflare Pages; the local server applies the same file. `/*` sets the
 * pages' policy for every address, including unknown ones. Hosts combine the headers of all matching rules, and
 * browsers enforce every policy that they get. So the rule of a frame removes the pages' policy with `!` and sets its
 * own. Netlify's tools ignore the line with `!` and use the last policy.
 */
export function emitHeaders(content: Content, inlineStyles: readonly string[], frames: readonly Frame[]): EmittedFile {
  const policy = `${policyName}: ${contentSecurityPolicy(content.single('site').data, inlineStyles)}`;
  const rules: [path: string, ...headers: string[]][] = [
    ['/*', ...everywhere, ...documentHeaders, policy],
    ['/', page, sameOriginOnly],
    ['/:page', page, sameOriginOnly],
    ...frames.map((frame): [string, ...string[]] => [
      frame.address,
      `! ${policyName}`,
      `${policyName}: ${frame.policy}`,
      page,
    ]),
    [securityTextAddress, 'Content-Type: text/plain; charset=utf-8', page],
    ['/og/*', 'Cache-Control: public, max-age=86400'],
    ['/assets/*', ...assetHeaders, 'Cache-Control: public, max-age=31536000, immutable', sameOriginOnly],
    ...['/icons/*', '/tile.svg', '/site.webmanifest'].map((path): [string, ...string[]] => [path, ...assetHeaders]),
  ];
  const text = rules.map(([path, ...headers]) => `${path}\n${headers.map((line) => `  ${line}\n`).join('')}`).join('');
  return { path: 'public/_headers', text };
}

/** `_redirects` in the format of Netlify and Cloudflare Pages. Both treat `/old` and `/old/` as two addresses. */
export function emitRedirects(content: Content): EmittedFile {
  const lines = content.single('redirects').data.map(({ from, to }) => {
    const old = oldPath(from);
    return `${old} ${to} 301\n${old}/ ${to} 301\n`;
  });
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
