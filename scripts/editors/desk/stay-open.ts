// The server of development loads every page anew when what was made of the content has changed. The desk has the new
// content already, and whoever edits would lose the place.
import.meta.hot?.on('vite:beforeFullReload', ({ triggeredBy = '' }) => {
  // Vite has no other way to stop it.
  if (triggeredBy.includes('/src/generated/')) throw new Error('The desk takes new content as it stands.');
});
