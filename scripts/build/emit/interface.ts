import type { Content } from '../../content/content.ts';
import { interfaceWords } from '../../content/fill.ts';
import { banner, type EmittedFile } from './file.ts';

/** `interface.ts`: the words of the interface, a constant for each group. */
export function emitInterface(content: Content): EmittedFile {
  const groups = Object.entries(interfaceWords(content)).map(
    ([name, words]) => `\nexport const ${name}: InterfaceWords['${name}'] = ${JSON.stringify(words, null, 2)};\n`,
  );
  const types = "import type { InterfaceWords } from './entries.ts';\n";
  return { path: 'interface.ts', text: `${banner('data/interface.yaml')}${types}${groups.join('')}` };
}
