// The desk in one HTML file, without a server: it has the content that it was built with, and proposes changes of it.
import '../../engine/globals.ts';
import { createRoot } from 'react-dom/client';
import { Desk } from '../../frame/Desk.tsx';
import { startEngine } from '../../engine/start-engine.ts';
// oxlint-disable-next-line import/default -- Vite makes the module.
import EngineWorker from '../../engine/worker.ts?worker&inline';
import { ProposeBar } from './ProposeBar.tsx';
import type { Repository } from './repository.ts';

/** What the build writes into the file. */
interface Built {
  files: Record<string, string>;
  /** The document of the frame. */
  page: string;
  repository: Repository;
}

const { files, page, repository } = JSON.parse(document.getElementById('built')!.textContent!) as Built;
createRoot(document.getElementById('desk')!).render(
  <Desk
    files={files}
    ask={startEngine(new EngineWorker())}
    bar={<ProposeBar repository={repository} />}
    frame={{ srcDoc: page }}
  />,
);
