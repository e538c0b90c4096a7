import { createHash } from 'node:crypto';
import { crop, homeScene } from '#drawings/index.ts';
import type { InterfaceWords, Site } from '#generated/entries.ts';
import type { Content } from '#content/content.ts';
import { interfaceWords } from '#content/fill.ts';
import { escape, lightOnly } from '#content/text/html.ts';
import { constants, type EmittedFile } from './file.ts';

/** The hash with which a Content-Security-Policy allows an inline script or style. */
export const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The value of a Content-Security-Policy header. */
export const policyOf = (directives: Readonly<Record<string, readonly string[]>>) =>
  Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ');

/**
 * The drawing of the company's block. It has no streets, because they would be invented. It is behind the embedded map,
 * or is shown alone if there is none.
 */
function drawnMap(place: string, block: string): string {
  const scene = homeScene({ number: block, sky: 'noon', letters: 'outlines' });
  const drawing = crop(scene, '0 10 1440 780', 'xmlns="http://www.w3.org/2000/svg" role="img"');
  return drawing.replace('>', `><title>${place}</title>`);
}

/** A document of the site that contains third-party content, and its policy. */
export interface Frame {
  address: string;
  html: string;
  policy: string;
}

const folder = '/frames/third-party';
const reviewsAddress = `${folder}/reviews`;
export const mapAddress = `${folder}/map`;

/** The sandbox of the widget: its script cannot access the page, but its links may open in a new tab. */
const isolation = 'allow-scripts allow-popups allow-popups-to-escape-sandbox';
/** A map also needs the storage of its own site. Neither widget nor map may navigate the page, even after a click. */
const mapIsolation = `${isolation} allow-same-origin`;

/** The source expression of an address in a Content-Security-Policy. */
const cspSource = (address: string) => (address.startsWith('/') ? "'self'" : new URL(address).origin);

const frameDocument = (language: string, head: string, body: string) =>
  `<!DOCTYPE html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">${lightOnly}${head}</head><body>${body}</body></html>\n`;

/**
 * The reviews widget. Its script is added after the frame has loaded: if the script hangs, the browser does not show
 * the page as still loading. When the script has added content to the frame, the page gets a message.
 */
function reviewsFrame(script: string, language: string, title: string): Frame {
  const loader =
    'new MutationObserver((_,observer)=>{' +
    "if(!document.querySelector('body :not(script,style,link,#reviews)'))return;" +
    "observer.disconnect();parent.postMessage('reviews','*')" +
    '}).observe(document.body,{childList:true,subtree:true});' +
    "addEventListener('load',()=>{" +
    "const script=document.createElement('script');" +
    "script.src=document.getElementById('reviews').dataset.script;document.body.append(script)})";
  const style = 'body{margin:0;font-family:system-ui,sans-serif}';
  const source = cspSource(script);
  return {
    address: reviewsAddress,
    html: frameDocument(
      language,
      `<title>${escape(title)}</title><style>${style}</style>`,
      `<div id="reviews" data-script="${escape(script)}"></div><script>${loader}</script>`,
    ),
    policy: policyOf({
      'default-src': ["'none'"],
      'script-src': [hashOf(loader), source],
      // Widgets write their own styles. In this frame the styles affect nothing else.
      'style-src': ["'unsafe-inline'", source],
      'img-src': [source, 'data:'],
      'font-src': [source, 'data:'],
      'connect-src': [source],
      'frame-src': [source],
      'base-uri': ["'none'"],
      'form-action': ["'none'"],
      'frame-ancestors': ["'self'"],
      // The same as in the page's frame, if somebody opens the address directly.
      sandbox: [isolation],
    }),
  };
}

/**
 * The embedded map of a map provider on top of the drawn one. If an object cannot be loaded, the drawn map stays
 * visible; a frame would show the browser's error page. An object has no sandbox of its own, so the sandbox of this
 * document isolates it. A script inserts the object after the page has loaded, so that a slow host does not delay the
 * page.
 */
function mapFrame({ map, language, address, illustrationText }: Site, words: InterfaceWords['contact']): Frame {
  const style =
    'html,body{height:100%;margin:0;overflow:hidden}svg,object{position:absolute;inset:0;width:100%;height:100%}';
  const inserter =
    "const put=()=>document.body.insertAdjacentHTML('beforeend',document.querySelector('noscript').textContent);" +
    "if(parent.document.readyState==='complete')put();else parent.addEventListener('load',put)";
  const place = escape(`${address.street}, ${address.locality} ${address.postcode}`);
  const object = `<object type="text/html" data="${escape(map.embed)}" title="${escape(words.map)}"></object>`;
  const embed = map.embed && `<noscript>${object}</noscript><script>${inserter}</script>`;
  const source = map.embed ? cspSource(map.embed) : "'none'";
  return {
    address: mapAddress,
    html: frameDocument(
      language,
      `<title>${escape(words.companyLocation)}</title><style>${style}</style>`,
      drawnMap(place, illustrationText.block) + embed,
    ),
    policy: policyOf({
      'default-src': ["'none'"],
      'script-src': [hashOf(inserter)],
      'style-src': [hashOf(style)],
      'object-src': [source],
      'frame-src': [source],
      'base-uri': ["'none'"],
      'form-action': ["'none'"],
      'frame-ancestors': ["'self'"],
      ...(map.embed && { sandbox: [mapIsolation] }),
    }),
  };
}

/** The frames of third parties: the map, and the reviews widget if there is one. */
export function framesOf(content: Content): Frame[] {
  const site = content.single('site').data;
  const { contact, reviews } = interfaceWords(content);
  const { reviewsWidget, language } = site;
  return [
    mapFrame(site, contact),
    ...(reviewsWidget ? [reviewsFrame(reviewsWidget.script, language, reviews.widget)] : []),
  ];
}

/** The documents of the frames, and `frames.ts` with the address and sandbox for the widget's frame. */
export function emitFrames(content: Content): EmittedFile[] {
  const documents = framesOf(content).map(({ address, html }) => ({ path: `public${address}.html`, text: html }));
  return [...documents, constants('frames.ts', 'scripts/codegen/emit/frames.ts', { reviewsAddress, isolation })];
}

/** The reserved space of the widget, as CSS. */
export function widgetRoom(content: Content): string {
  const { reviewsWidget } = content.single('site').data;
  return reviewsWidget ? `:root{--widget:${reviewsWidget.height}px}` : '';
}

/** A small local script in the place of the reviews widget, until `site.yaml` names a real one. */
export function emitPlaceholderWidget(): EmittedFile {
  const text = '// Replaces the reviews widget until site.yaml names a real one. It does nothing.\n';
  return { path: 'public/stand-in/reviews.js', text };
}
