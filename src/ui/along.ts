/** The way on in a line, as the screen counts: to the right, or to the left where lines are written that way. */
export const along = (): 1 | -1 => (document.dir === 'rtl' ? -1 : 1)
