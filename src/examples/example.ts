import type { ReactElement } from 'react';

/** One state of a component. The gallery shows it, and tests render it. */
export interface Example {
  name: string;
  element: ReactElement;
}
