import type { InterfaceWords, Site } from '../../../src/generated/entries.ts';
import type { Content } from '../../content/content.ts';
import { interfaceWords } from '../../content/fill.ts';
import { banner, type EmittedFile } from './file.ts';
import { drawnMap } from './drawn-map.ts';
import { hashOf, policyOf } from './policy.ts';

/** A document of the site that holds what another company sends, and the policy that it is served with. */
export interface Frame {
  address: string;
  html: string;
  policy: string;
}

const folder = '/frames/third-party';
const reviewsAddress = `${folder}/reviews`;
export const mapAddress = `${folder}/map`;

/** What the script of the widget may do: nothing to the page, but links may open in a new tab. */
const isolation = 'allow-scripts allow-popups allow-popups-to-escape-sandbox';
/** A map needs the storage of its own site too. Neither may lead the page away, not even after a click. */
const mapIsolation = `${isolation} allow-same-origin`;

/** Where an address leads, as a policy names it. */
const sourceOf = (address: string) => (address.startsWith('/') ? "'self'" : new URL(address).origin);
const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const documentOf = (language: string, head: string, body: string) =>
  `<!DOCTYPE html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">${head}</head><body>${body}</body></html>\n`;

/**
 * The reviews widget. Its script comes after the frame has loaded, so that one that hangs is not seen in the browser's
 * tab; when it has put something into the frame, the page gets a message.
 */
function reviewsFrame(script: string, language: string, title: string): Frame {
  const own =
    'new MutationObserver((_,observer)=>{' +
    "if(!document.querySelector('body :not(script,style,link,#reviews)'))return;" +
    "observer.disconnect();parent.postMessage('reviews','*')" +
    '}).observe(document.body,{childList:true,subtree:true});' +
    "addEventListener('load',()=>{" +
    "const script=document.createElement('script');" +
    "script.src=document.getElementById('reviews').dataset.script;document.body.append(script)})";
  const style = 'body{margin:0;font-family:system-ui,sans-serif}';
  const source = sourceOf(script);
  return {
    address: reviewsAddress,
    html: documentOf(
      language,
      `<title>${escape(title)}</title><style>${style}</style>`,
      `<div id="reviews" data-script="${escape(script)}"></div><script>${own}</script>`,
    ),
    policy: policyOf({
      'default-src': ["'none'"],
      'script-src': [hashOf(own), source],
      // Widgets write their own styles; here they reach nothing else.
      'style-src': ["'unsafe-inline'", source],
      'img-src': [source, 'data:'],
      'font-src': [source, 'data:'],
      'connect-src': [source],
      'frame-src': [source],
      'base-uri': ["'none'"],
      'form-action': ["'none'"],
      'frame-ancestors': ["'self'"],
      // As in the page's frame, for somebody who opens the address itself.
      sandbox: [isolation],
    }),
  };
}

/**
 * The map of another company over the drawn one. Where an object cannot be had one sees what is under it; a frame would
 * show the browser's error instead. An object has no sandbox of its own, so that of this document isolates it. A script
 * inserts it after the page has loaded, so that a slow host does not delay the page.
 */
function mapFrame({ map, language, address, illustrationText }: Site, words: InterfaceWords['contact']): Frame {
  const style =
    'html,body{height:100%;margin:0;overflow:hidden}svg,object{position:absolute;inset:0;width:100%;height:100%}';
  const own =
    "const put=()=>document.body.insertAdjacentHTML('beforeend',document.querySelector('noscript').textContent);" +
    "if(parent.document.readyState==='complete')put();else parent.addEventListener('load',put)";
  const place = escape(`${address.street}, ${address.locality} ${address.postcode}`);
  const object = `<object type="text/html" data="${escape(map.embed)}" title="${escape(words.map)}"></object>`;
  const embed = map.embed && `<noscript>${object}</noscript><script>${own}</script>`;
  const source = map.embed ? sourceOf(map.embed) : "'none'";
  return {
    address: mapAddress,
    html: documentOf(
      language,
      `<title>${escape(words.companyLocation)}</title><style>${style}</style>`,
      drawnMap(place, illustrationText.block) + embed,
    ),
    policy: policyOf({
      'default-src': ["'none'"],
      'script-src': [hashOf(own)],
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

/** The frames that hold third parties: the map, and the reviews widget where there is one. */
export function framesOf(content: Content): Frame[] {
  const site = content.single('site').data;
  const { contact, reviews } = interfaceWords(content);
  const { reviewsWidget, language } = site;
  return [
    mapFrame(site, contact),
    ...(reviewsWidget ? [reviewsFrame(reviewsWidget.script, language, reviews.widget)] : []),
  ];
}

/** The documents of the frames, and `frames.ts` with what the entry makes the widget's from. */
export function emitFrames(content: Content): EmittedFile[] {
  const documents = framesOf(content).map(({ address, html }) => ({ path: `public${address}.html`, text: html }));
  const constants = Object.entries({ reviewsAddress, isolation }).map(
    ([name, value]) => `export const ${name} = ${JSON.stringify(value)};\n`,
  );
  return [
    ...documents,
    { path: 'frames.ts', text: `${banner('scripts/build/emit/frames.ts')}\n${constants.join('')}` },
  ];
}

/** The room that the widget is given, as CSS; it is kept before the widget comes. */
export function widgetRoom(content: Content): string {
  const { reviewsWidget } = content.single('site').data;
  return reviewsWidget ? `:root{--widget:${reviewsWidget.height}px}` : '';
}
