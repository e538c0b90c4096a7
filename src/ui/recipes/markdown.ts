import { stack, type Recipes } from '#styles/recipe.ts';

/** Text that was written as Markdown. */
export const markdown = {
  markdown: {
    ...stack('18px'),
    '& :is(ul,ol)': { paddingLeft: '1.3em' },
    '& ul': { listStyle: 'disc' },
    '& ol': { listStyle: 'decimal' },
    '& li::marker': { color: 'hibiscus' },
  },
} as const satisfies Recipes;
