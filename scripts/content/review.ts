/** The name that sample reviews have instead of a customer's. */
export const placeholderName = 'Customer name';

/** Whether a review under this name is a sample. */
export const isSampleName = (name: string) => name === placeholderName;
