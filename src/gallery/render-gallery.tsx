import { renderToStaticMarkup } from 'react-dom/server';
import type { PageData } from '#pages/kinds.ts';
import { theme } from '#styles/theme.ts';
import { documentOf } from '../render/document.ts';
import { Gallery } from './Gallery.tsx';
import styles from './gallery.css?raw';

// A document needs the kind and the head of a page. Search engines do not index pages of this kind.
const page = {
  kind: 'thank',
  path: '/gallery',
  head: { title: 'Gallery', description: 'Every component in every state.', noindex: true },
} as PageData;

/** The values of the theme that the gallery's stylesheet uses. */
const tokens = `:root{--mint:${theme.colors.mint};--text:${theme.fonts.text}}`;

/** The whole HTML of the gallery. */
export function renderGallery(): string {
  const html = documentOf(page, renderToStaticMarkup(<Gallery />));
  return html.replace('</head>', () => `<style>${tokens}${styles}</style></head>`);
}
