/** The actions of the buttons in a mail; each is also the last part of the button's link. */
export const linkActions = ['answered', 'spam', 'genuine'] as const;
export type LinkAction = (typeof linkActions)[number];

/** All actions on an enquiry; `contact.act` in supabase/migrations explains each. */
export const actions = [...linkActions, 'reopen', 'resend'] as const;
export type Action = (typeof actions)[number];

/** The status of an enquiry; `new` is shown as open. */
export type Status = 'new' | 'answered' | 'spam';

/** The filters of the enquiry list; `undelivered` are enquiries with a mail that could not be delivered. */
export const filters = ['new', 'answered', 'spam', 'undelivered', 'all'] as const;
export type Filter = (typeof filters)[number];
