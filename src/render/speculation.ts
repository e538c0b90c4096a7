/**
 * The Speculation Rules of every page: a browser that supports them prerenders the page of a link under a resting
 * pointer or a touch; on phones also of a link that has been in view for a while. The browser considers data saving,
 * battery and memory itself. Excluded are files and links that open in another tab.
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
