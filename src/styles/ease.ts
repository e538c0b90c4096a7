/** How everything that moves slows down. */
export const ease = 'cubic-bezier(.2,.7,.2,1)';
