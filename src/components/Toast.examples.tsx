import type { Example } from '#examples/example.ts';
import { Toast } from './Toast.tsx';

export const examples: readonly Example[] = [
  {
    name: 'error',
    element: <Toast title="Error" text="Failed to send message. Please try again." />,
  },
];
