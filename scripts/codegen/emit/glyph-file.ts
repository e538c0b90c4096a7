/**
 * The file of a network's glyph. Vite restarts when a file that its configuration imports changes, so this module
 * imports nothing.
 */
export const glyphFile = (network: string): string => `simple-icons/icons/${network}.svg`;
