/** Up and down lead on from it: where nothing lies there, its value stays as it is. */
export const CHANGED_BY_ARROWS = 'select, [type=radio], [type=range]'
