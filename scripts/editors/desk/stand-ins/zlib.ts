// No brotli in the browser. The desk changes no drawing, so that none becomes too large; `npm run check:content` measures.

export const constants = { BROTLI_PARAM_QUALITY: 1 };
export const brotliCompressSync = (): Uint8Array => new Uint8Array();
