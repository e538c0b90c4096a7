import type { Config } from 'vike/types';
import { renderGallery } from '../../gallery/render-gallery.tsx' with { type: 'vike:pointer' };
import { onRenderHtml } from './onRenderHtml.ts' with { type: 'vike:pointer' };

const page = { route: '/gallery', Page: renderGallery, onRenderHtml } satisfies Config;

// The gallery is a page only in development. In a build, NODE_ENV is "production".
export default process.env['NODE_ENV'] === 'production' ? {} : page;
