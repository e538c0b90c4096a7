/** A row for each room: its name above, its picture beside its list. */
export const narrow = '@media screen and (max-width:63.99em)';
/** The block that is cut open, and the sheet beside it: on wide screens and on paper. */
export const wide = '@media print,(min-width:64em)';
export const wideScreen = '@media screen and (min-width:64em)';
/** One page in outline. */
export const paper = '@media print';
