// The desk in development: it reads and writes the files of the project through the server.
import './globals.ts';
import './stay-open.ts';
import { createRoot } from 'react-dom/client';
import { Desk } from './Desk.tsx';
import { SaveBar } from './SaveBar.tsx';
import { startEngine } from './start-engine.ts';

async function readFiles(): Promise<Record<string, string>> {
  const response = await fetch('/desk/files.json');
  return (await response.json()) as Record<string, string>;
}

/** Calls back when another program, such as an editor or git, has changed files. */
function watch(then: (files: Readonly<Record<string, string>>) => void): () => void {
  const read = () => void readFiles().then(then);
  import.meta.hot?.on('content', read);
  return () => import.meta.hot?.off('content', read);
}

const files = await readFiles();
const worker = new Worker(new URL('worker.ts', import.meta.url), { type: 'module' });
createRoot(document.getElementById('desk')!).render(
  <Desk files={files} ask={startEngine(worker)} SaveControls={SaveBar} frame={{ src: '/desk/page' }} watch={watch} />,
);
