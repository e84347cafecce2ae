import { along } from './along.ts'

/** A key as it is meant where the way on leads to the right: on is on, and back is back. */
export const keyAlong = (key: string): string =>
  along() < 0 ? key.replace(/Left|Right/, side => (side === 'Left' ? 'Right' : 'Left')) : key
