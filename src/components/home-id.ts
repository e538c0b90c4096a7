/** The id of a home's radio button in the panel. The windows in the picture are labels of this button. */
export const homeId = (id: string) => `home-${id}`;
