const quotes = 'put the whole text in quotes';
const spaces = 'begin the line with as many spaces as';
const pair = 'write "name: value"';
const close = 'close it where the value ends';
const utf8 = 'save it as UTF-8';

/** Texts of a file that cannot be read: the line and the rule of what is printed, and how its fix begins. */
export const broken: readonly (readonly [source: string, line: number, rule: string, fix: string])[] = [
  ['name: A\nlead: Kitchens: ours\n', 2, 'yaml-syntax', `${quotes} →  lead: "Kitchens: ours"`],
  ['- lead: Ovens: "hot" # ask\n  x: 1\n', 1, 'yaml-syntax', `${quotes} →  - lead: 'Ovens: "hot"' # ask`],
  ['lead: !Clean ovens\n', 1, 'yaml-syntax', `${quotes} →  lead: "!Clean ovens"`],
  ['lead: *clean* ovens\n', 1, 'yaml-syntax', `${quotes} →  lead: "*clean* ovens"`],
  ['lead: "Fine" work\n', 1, 'yaml-syntax', `${quotes} (' if it contains "), or remove`],
  ['days: [Mon, Tue] and so on\n', 1, 'yaml-syntax', quotes],
  ['lead: Unit #4\n', 1, 'cut-text', `${quotes} →  lead: "Unit #4"`],
  ['lead: "Ovens\nnext: "Hobs"\n', 1, 'yaml-syntax', close],
  ['a:\n  - { lead: Ovens, link: /a\nb: 1\n', 2, 'yaml-syntax', close],
  ['a: 1\nb:\nc: 2\nb:\n  d: 3\n', 4, 'duplicate-field', 'remove one of the two lines.'],
  ['a:\n  b: Ovens\n   c: Hobs\n', 3, 'yaml-syntax', spaces],
  ['lead: Ovens # all\n  and hobs\nb: 1\n', 2, 'yaml-syntax', spaces],
  ['a:\n \tb: 1\n', 2, 'yaml-syntax', 'replace the tab by as many spaces'],
  ['a: 1\nlead Ovens\nb: 2\n', 2, 'yaml-syntax', pair],
  ['a: 1\nlead:Ovens\n', 2, 'yaml-syntax', pair],
  [`${'and so on '.repeat(120)}: x\n`, 1, 'yaml-syntax', pair],
  ['a: 1\n---\nb: 2\n', 2, 'yaml-syntax', 'remove the line "---" or "..."'],
  ['%lead: Ovens\nb: 2\n', 1, 'yaml-syntax', 'compare the line'],
  [String.raw`lead: "Ovens \& hobs"`, 1, 'yaml-syntax', 'remove the backslash'],
  ['a: &part\n  b: 1\nc: *part\n', 1, 'yaml-syntax', 'remove it, and write every part'],
  [`a: 1\nb: ${'[{x: '.repeat(9000)}\n`, 2, 'too-deep', 'remove the brackets'],
  ['a: 1\n<<<<<<< HEAD\nb: 2\n=======\nb: 3\n>>>>>>> other\n', 2, 'merge-conflict', 'keep the lines that are right'],
  ['a: 1\nb: caf\uFFFD\n', 2, 'encoding', 'type the letter again'],
  ['a\0: 1\0', 1, 'encoding', utf8],
  ['a: 1\rb: 2\r', 1, 'line-ends', 'save the file with the line ends "LF"'],
  ['a: 1\nb: left\u200Bover\n', 2, 'invisible-character', 'delete it, or type the line again.'],
  ['a:\n  b:\u00A0left\n', 2, 'invisible-character', 'delete it and type a space.'],
  ['# so long\n'.repeat(5001), 1, 'too-large', 'remove what does not belong'],
];
