/** The file of a network's glyph. The configuration of Vite imports this, so it imports nothing itself. */
export const glyphFile = (network: string): string => `simple-icons/icons/${network}.svg`;
