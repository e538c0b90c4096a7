import type { Config } from 'vike/types';
import { renderGallery } from '../../gallery/render-gallery.tsx' with { type: 'vike:pointer' };
import { onRenderHtml } from './onRenderHtml.ts' with { type: 'vike:pointer' };

const page = { route: '/gallery', Page: renderGallery, onRenderHtml } satisfies Config;

// The gallery is a page in development alone: a build, for which vike sets this variable, knows nothing of it.
export default process.env['NODE_ENV'] === 'production' ? {} : page;
