import type { Signer } from './signer.ts';
import { statuses, type Status } from './status.ts';

/** Makes and reads the signed links of mails. */
export type Links = ReturnType<typeof createLinks>;

/** For how many seconds a link is valid. */
const lifetime = 60 * 24 * 60 * 60;

const useOf = (status: Status) => `link:${status}`;

/** The links of the owner's pages at the address `pages`, which has no slash at the end. */
export function createLinks(signer: Signer, pages: string) {
  return {
    pages,
    /** The link to each status. The same arguments always give the same links, since a mail may be sent again. */
    statusLinks: async (enquiryId: string, issuedAt: Date) => {
      const links = statuses.map(async (status) => {
        const token = await signer.sign(useOf(status), { subject: enquiryId, issuedAt }, lifetime);
        return [status, `${pages}/${status}?link=${token}`] as const;
      });
      return Object.fromEntries(await Promise.all(links)) as Record<Status, string>;
    },
    /** The content of a link; "expired" if it was valid, undefined if it is not ours or to another status. */
    readLink: (status: Status, token: string) => signer.read(useOf(status), token),
  };
}
