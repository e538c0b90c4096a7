import { dangerouslySkipEscape, escapeInject } from 'vike/server';
import { renderGallery } from '../../gallery/render-gallery.tsx';

export function onRenderHtml() {
  return escapeInject`${dangerouslySkipEscape(renderGallery())}`;
}
