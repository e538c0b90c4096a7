import { areas } from './areas.ts';
import type { Change } from './change.ts';
import { facts } from './facts.ts';
import { services } from './services.ts';

/** What an editor may do to any valid content, by its name. Every content test must pass afterwards. */
export const validChanges: Readonly<Record<string, Change>> = { ...facts, ...services, ...areas };
