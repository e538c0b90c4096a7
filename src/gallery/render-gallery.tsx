import { renderToStaticMarkup } from 'react-dom/server';
import { laterStyles } from '#generated/later-styles.ts';
import type { PageData } from '#pages/kinds.ts';
import { documentOf } from '../render/document.ts';
import { Gallery } from './Gallery.tsx';
import styles from './gallery.css?raw';

// The document needs a head and a kind; this kind is not indexed by search engines.
const page = {
  kind: 'thank',
  path: '/gallery',
  head: { title: 'Gallery', description: 'Every component in every state.', noindex: true },
} as PageData;

/** The whole HTML of the gallery. */
export function renderGallery(): string {
  const html = documentOf(page, renderToStaticMarkup(<Gallery />));
  return html.replace('</head>', () => `<link rel="stylesheet" href="${laterStyles}"><style>${styles}</style></head>`);
}
