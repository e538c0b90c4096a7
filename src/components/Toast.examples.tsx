import type { Example } from '#gallery/example.ts';
import { Toast } from './Toast.tsx';

export const examples: readonly Example[] = [
  {
    name: 'error',
    element: <Toast tone="error" title="Error" text="Failed to send message. Please try again." />,
  },
  {
    name: 'success',
    element: <Toast tone="success" title="Message sent" text="We reply within 24 hours on business days." />,
  },
];
