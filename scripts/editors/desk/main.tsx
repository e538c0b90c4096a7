import './globals.ts';
import { createRoot } from 'react-dom/client';
import { Desk } from './Desk.tsx';
import { startEngine } from './start-engine.ts';

const response = await fetch('/desk/files.json');
const files = (await response.json()) as Record<string, string>;
createRoot(document.getElementById('desk')!).render(<Desk files={files} ask={startEngine(files)} />);
