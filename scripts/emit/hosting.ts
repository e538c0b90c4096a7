import { createHash } from 'node:crypto';
import type { Site } from '../../src/generated/entries.ts';
import type { Content } from '../content/content.ts';
import type { EmittedFile } from './file.ts';

const originOf = (address: string) => (/^https?:/.test(address) ? [new URL(address).origin] : []);

/** The Content-Security-Policy of every page: nothing but what is named, the site's own files, and the one inline style by its hash. */
function contentSecurityPolicy(site: Site, inlineStyle: string): string {
  const styleHash = createHash('sha256').update(inlineStyle).digest('base64');
  const backend = originOf(site.backend.url);
  const directives = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...originOf(site.reviewsWidget)],
    'style-src': ["'self'", `'sha256-${styleHash}'`],
    'img-src': ["'self'"],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...backend],
    'frame-src': ["'self'", ...originOf(site.map.embed)],
    'manifest-src': ["'self'"],
    'form-action': ["'self'", ...backend],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'self'"],
  };
  return Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ');
}

/** `_headers` in the form of Netlify and Cloudflare Pages; the local server applies the same file. */
export function emitHeaders(content: Content, inlineStyle: string): EmittedFile {
  const policy = contentSecurityPolicy(content.the('site').data, inlineStyle);
  const text = `/*
  Content-Security-Policy: ${policy}
  X-Content-Type-Options: nosniff
  Referrer-Policy: strict-origin-when-cross-origin
/
  Cache-Control: public, max-age=300, stale-while-revalidate=86400
/:page
  Cache-Control: public, max-age=300, stale-while-revalidate=86400
/og/*
  Cache-Control: public, max-age=86400
/assets/*
  Cache-Control: public, max-age=31536000, immutable
`;
  return { path: 'public/_headers', text };
}

/** `_redirects` in the form of Netlify and Cloudflare Pages; the local server applies the same file. */
export function emitRedirects(content: Content): EmittedFile {
  const lines = content.the('redirects').data.map(({ from, to }) => `${from} ${to} 301\n`);
  return { path: 'public/_redirects', text: lines.join('') };
}

/** The web app manifest: the name and the icons of the site on a home screen. */
export function emitManifest(content: Content): EmittedFile {
  const { brand, language } = content.the('site').data;
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
    background_color: '#FFFAF0',
    theme_color: '#FFFAF0',
    icons: [
      icon('app-icon.svg', 'image/svg+xml', 'any', 'any'),
      icon('app-icon-192.png', 'image/png', '192x192', 'any'),
      icon('app-icon-512.png', 'image/png', '512x512', 'any'),
      icon('maskable.svg', 'image/svg+xml', 'any', 'maskable'),
    ],
  };
  return { path: 'public/site.webmanifest', text: `${JSON.stringify(manifest, null, 1)}\n` };
}
