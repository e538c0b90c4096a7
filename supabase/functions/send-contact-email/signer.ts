import { errors, jwtVerify, SignJWT } from 'jose';
import { uuidRule } from './enquiry.ts';

/** The signed content of a token. A token is valid only for the purpose (`use`) that it was signed for. */
export interface Signed {
  /** The id of the enquiry, link or session. */
  subject: string;
  /** In whole seconds. */
  issuedAt: Date;
}

export type Signer = ReturnType<typeof createSigner>;

const algorithm = 'HS256';

/** Signs ids with a secret, as JSON Web Tokens. */
export function createSigner(secret: string, now: () => number = Date.now) {
  const key = new TextEncoder().encode(secret);
  return {
    /** The same arguments give the same token. With a lifetime, in seconds, it expires. */
    sign: (use: string, { subject, issuedAt }: Signed, lifetime?: number): Promise<string> => {
      const token = new SignJWT()
        .setProtectedHeader({ alg: algorithm })
        .setSubject(subject)
        .setAudience(use)
        .setIssuedAt(issuedAt);
      if (lifetime !== undefined) token.setExpirationTime(new Date(issuedAt.getTime() + lifetime * 1_000));
      return token.sign(key);
    },
    /** The content of a token; "expired" if it was valid before, undefined if we did not sign it for this purpose. */
    read: async (use: string, token: string): Promise<Signed | 'expired' | undefined> => {
      try {
        const { payload } = await jwtVerify(token, key, {
          algorithms: [algorithm],
          audience: use,
          requiredClaims: ['sub', 'iat'],
          currentDate: new Date(now()),
        });
        const { sub = '', iat = 0 } = payload;
        return uuidRule.test(sub) ? { subject: sub, issuedAt: new Date(iat * 1_000) } : undefined;
      } catch (error) {
        return error instanceof errors.JWTExpired ? 'expired' : undefined;
      }
    },
  };
}
