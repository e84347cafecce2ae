/** What the address says follows the player: the state of such a navigation. */
export const FOLLOWING = 'following'
