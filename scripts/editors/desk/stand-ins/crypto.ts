// SHA-256 with the interface of node:crypto. The addresses of pictures contain it, and the browser's own SHA-256 is
// asynchronous.
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';

interface Hash {
  update: (text: string) => Hash;
  digest: (form: 'hex' | 'base64') => string;
}

export function createHash(): Hash {
  const hash = sha256.create();
  const own: Hash = {
    update(text) {
      hash.update(new TextEncoder().encode(text));
      return own;
    },
    digest(form) {
      const bytes = hash.digest();
      return form === 'hex' ? bytesToHex(bytes) : btoa(String.fromCodePoint(...bytes));
    },
  };
  return own;
}
