/** The id of a home's radio button in the panel, which the picture's windows are labels of. */
export const homeId = (id: string) => `home-${id}`;
