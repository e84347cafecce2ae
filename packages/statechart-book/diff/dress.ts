import type { Dress, Mark } from '../drawing/dress.ts'
import type { Change } from '../explorer/data.ts'

/** Where a transition goes elsewhere now, its old way is in the picture too: the id ends so. */
const WAS = /~was$/

/** How one picture shows two revisions; `ids` are those of its transitions. */
export const changeDress = (changes: readonly Change[], ids: readonly string[]): Dress => {
  const marks = (isWanted: (change: Change) => boolean) =>
    changes.filter(isWanted).map(({ id, kind }): readonly [string, Mark] => [id, { className: `mark-${kind}` }])
  const old = ids.filter(id => WAS.test(id)).map((id): readonly [string, Mark] => [id, { className: 'mark-removed' }])
  return {
    states: new Map(marks(({ what }) => what !== 'transition')),
    transitions: new Map([...marks(({ what }) => what === 'transition'), ...old]),
  }
}
