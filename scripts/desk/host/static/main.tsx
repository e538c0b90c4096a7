// The desk of the built site: it begins with the files of the build, and proposes changes of the newest ones at GitHub.
import '../../engine/globals.ts';
import { createRoot } from 'react-dom/client';
// oxlint-disable-next-line import/default -- Vite makes the module.
import EngineWorker from '../../engine/worker.ts?worker';
import { startEngine } from '../../engine/start-engine.ts';
import { Desk } from '../../frame/Desk.tsx';
import type { Built } from './newest.ts';
import { ProposeBar } from './ProposeBar.tsx';

const built = JSON.parse(document.getElementById('built')!.textContent!) as Built;
createRoot(document.getElementById('desk')!).render(
  <Desk
    files={built.files}
    ask={startEngine(new EngineWorker())}
    bar={<ProposeBar built={built} />}
    frame={{ src: '/frames/desk', sandbox: 'allow-scripts allow-forms' }}
  />,
);
