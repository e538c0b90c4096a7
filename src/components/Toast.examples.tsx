import { contact } from '#examples/placeholder.ts';
import { Toast } from './Toast.tsx';

export const examples = {
  error: <Toast title="Error" text="Failed to send message. Please try again." phone={contact.phone} />,
};
