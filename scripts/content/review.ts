/** Who is said to have said a review that nobody said. */
export const placeholderName = 'Customer name';

/** Whether a review under this name is a sample. */
export const isSampleName = (name: string) => name === placeholderName;
