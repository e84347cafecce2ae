/** What makes paths anew, before the name of a chart. */
export const AGAIN = 'npm run paths --'
