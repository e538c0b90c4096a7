/** The easing of most transitions and animations. */
export const ease = 'cubic-bezier(.2,.7,.2,1)';
