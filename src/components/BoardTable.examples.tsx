import { board } from '#examples/board.ts';
import type { Example } from '#examples/example.ts';
import { BoardTable } from './BoardTable.tsx';

export const examples: readonly Example[] = [{ name: 'two services', element: <BoardTable board={board} /> }];
