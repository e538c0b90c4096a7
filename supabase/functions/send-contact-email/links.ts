import { linkActions, type LinkAction } from './actions.ts';
import type { Signer } from './signer.ts';

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
    actionLinks: async (enquiryId: string, issuedAt: Date) => {
      const links = linkActions.map(async (action) => {
        const token = await signer.sign(useOf(action), { subject: enquiryId, issuedAt }, lifetime);
        return [action, `${pages}/${action}?link=${token}`] as const;
      });
      return Object.fromEntries(await Promise.all(links)) as Record<LinkAction, string>;
    },
    /** The content of a link; "expired" if it was valid, undefined if it is not ours or for another action. */
    readLink: (action: LinkAction, token: string) => signer.read(useOf(action), token),
  };
}
