// The desk in development: it reads and writes the files of the project through the server.
import '../engine/globals.ts';
import '../page/stay-open.ts';
import { createRoot } from 'react-dom/client';
import { Desk } from '../frame/Desk.tsx';
import type { Files } from '../changes/change.ts';
import { SaveBar } from './SaveBar.tsx';
import { readFiles } from './server.ts';
import { startEngine } from '../engine/start-engine.ts';

/** Calls back when another program, such as an editor or git, has changed files. */
function watch(then: (files: Files) => void): () => void {
  const sendFiles = () => void readFiles().then(then);
  // The server reports content with problems as an error.
  const events = ['content', 'vite:error'] as const;
  for (const event of events) import.meta.hot?.on(event, sendFiles);
  return () => events.forEach((event) => import.meta.hot?.off(event, sendFiles));
}

const files = await readFiles();
const worker = new Worker(new URL('../engine/worker.ts', import.meta.url), { type: 'module' });
createRoot(document.getElementById('desk')!).render(
  <Desk files={files} ask={startEngine(worker)} bar={<SaveBar />} frame={{ src: '/desk/page' }} watch={watch} />,
);
