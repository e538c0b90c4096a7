export { renderPage as Page } from '../../render/render.tsx';
