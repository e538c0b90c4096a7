/** The link that calls a number. */
export const telLink = (number: string) => `tel:${number.replaceAll(/[^+\d]/g, '')}`;

/** The link to a chat on WhatsApp with a number that has its country code. */
export const chatLink = (number: string) => `https://wa.me/${number.replaceAll(/\D/g, '')}`;
