/** The folder of new files that an address names. */
export const newIn = (folder: string) => `new/${folder}`;

/** The file, or the folder for a new one, that the hash of an address names, as the browser writes it; '' if none. */
export const namedBy = (hash: string, files: readonly string[]): string =>
  files
    .flatMap((file) => [file, newIn(file.replace(/\/[^/]*$/, ''))])
    .find((name) => new URL(`#${name}`, 'https://desk').hash === hash) ?? '';
