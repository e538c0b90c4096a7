// The development server reloads every page when the generated files have changed. The desk already has the new
// content, and a reload would lose the editor's place. The table of routes imports generated facts, and cannot be replaced alone.
import.meta.hot?.on('vite:beforeFullReload', ({ triggeredBy = '' }) => {
  // Vite has no other way to stop a reload.
  if (/\/src\/(?:generated\/|routes\.tsx$)/.test(triggeredBy))
    throw new Error('Reload cancelled on purpose: the desk already has the new content.');
});
