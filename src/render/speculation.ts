/**
 * The Speculation Rules of every page. A browser that supports them prerenders the page of a link when the pointer
 * rests on the link or when it is touched. The browser itself takes data saving, battery and memory into account. Files
 * and links that open in another tab are excluded. The client removes the rules where there is no mouse, and fetches pages itself.
 */
export const speculationRules = JSON.stringify({
  prerender: [
    {
      where: {
        and: [{ href_matches: '/*' }, { not: { href_matches: '/*.*' } }, { not: { selector_matches: '[target]' } }],
      },
      eagerness: 'moderate',
    },
  ],
});
