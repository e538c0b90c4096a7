import type { ReactElement } from 'react';

/** States of a component by their names. The gallery shows them, and tests render them. */
export type Examples = Readonly<Record<string, ReactElement>>;
