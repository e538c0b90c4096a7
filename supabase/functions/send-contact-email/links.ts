import { linkActions, type LinkAction } from './actions.ts';
import type { Signer } from './signer.ts';

/** The content of a valid link. */
export interface LinkContent {
  enquiryId: string;
  /** When the link was made, in whole seconds. */
  issuedAt: Date;
}

/** Makes and reads the signed links of mails. */
export type Links = ReturnType<typeof createLinks>;

/** For how many seconds a link is valid. */
const lifetime = 60 * 24 * 60 * 60;

const useOf = (action: LinkAction) => `link:${action}`;

/** The links of the owner's pages at the address `pages`, which has no slash at the end. */
export function createLinks(signer: Signer, pages: string) {
  return {
    pages,
    /** The link of each action. The same arguments always give the same links, since a mail may be sent again. */
    actionLinks: async (enquiryId: string, at: Date) => {
      const signed = { subject: enquiryId, issuedAt: Math.floor(at.getTime() / 1_000) };
      const links = linkActions.map(async (action) => {
        const token = await signer.sign(useOf(action), signed, lifetime);
        return [action, `${pages}/${action}?link=${token}`] as const;
      });
      return Object.fromEntries(await Promise.all(links)) as Record<LinkAction, string>;
    },
    /** The content of a link; "expired" if it was valid, undefined if it is not ours or for another action. */
    readLink: async (action: LinkAction, token: string): Promise<LinkContent | 'expired' | undefined> => {
      const signed = await signer.read(useOf(action), token);
      if (signed === undefined || signed === 'expired') return signed;
      return { enquiryId: signed.subject, issuedAt: new Date(signed.issuedAt * 1_000) };
    },
  };
}
