// A thread does not inherit what runs TypeScript (Node 20), so it is registered here first.
import { register } from 'tsx/esm/api';

register();
await import('./stage-share.ts');
