/**
 * The Speculation Rules of every page: a browser that knows them prepares, hidden, the page whose link a pointer rests on
 * or a finger comes down on; on phones also one whose link has been in view for a while. It decides about data saving,
 * battery and memory itself. Not for files, nor for links that open elsewhere.
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
