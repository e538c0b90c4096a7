import { errors, jwtVerify, SignJWT } from 'jose';
import { linkActions, type LinkAction } from './actions.ts';

/** What a valid link is for. */
export interface Press {
  enquiryId: string;
  /** When the link was made, in whole seconds. */
  issuedAt: Date;
}

/** Makes and reads the signed links of mails. */
export interface Links {
  /** The address of the owner's pages, without a slash at the end. */
  pages: string;
  /** The link of each action. The same arguments always give the same links, since a mail may be sent again. */
  actionLinks: (enquiryId: string, at: Date) => Promise<Record<LinkAction, string>>;
  /** What a link is for; "expired" if it was valid, undefined if it is not one of ours or for another action. */
  readLink: (action: LinkAction, token: string) => Promise<Press | 'expired' | undefined>;
}

interface LinkSettings {
  /** The secret that signs. */
  secret: string;
  pages: string;
  now?: () => Date;
}

const algorithm = 'HS256';
/** For how many seconds a link is valid. */
const lifetime = 60 * 24 * 60 * 60;
const uuidRule = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const seconds = (date: Date) => Math.floor(date.getTime() / 1_000);

export function createLinks({ secret, pages, now = () => new Date() }: LinkSettings): Links {
  const key = new TextEncoder().encode(secret);

  async function linkOf(action: LinkAction, enquiryId: string, issuedAt: number): Promise<string> {
    const token = await new SignJWT()
      .setProtectedHeader({ alg: algorithm })
      .setSubject(enquiryId)
      .setAudience(`link:${action}`)
      .setIssuedAt(issuedAt)
      .setExpirationTime(issuedAt + lifetime)
      .sign(key);
    return `${pages}/${action}?link=${token}`;
  }

  return {
    pages,
    actionLinks: async (enquiryId, at) => {
      const links = linkActions.map(async (action) => [action, await linkOf(action, enquiryId, seconds(at))]);
      return Object.fromEntries(await Promise.all(links)) as Record<LinkAction, string>;
    },
    readLink: async (action, token) => {
      try {
        const { payload } = await jwtVerify(token, key, {
          algorithms: [algorithm],
          audience: `link:${action}`,
          requiredClaims: ['sub', 'iat', 'exp'],
          currentDate: now(),
        });
        const { sub = '', iat = 0 } = payload;
        return uuidRule.test(sub) ? { enquiryId: sub, issuedAt: new Date(iat * 1_000) } : undefined;
      } catch (error) {
        return error instanceof errors.JWTExpired ? 'expired' : undefined;
      }
    },
  };
}
