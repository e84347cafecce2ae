import { left, right } from 'fp-ts/lib/Either.js'
import { personMachine } from '../../../machines/person.ts'
import { Person, PersonId } from '../../../models/person.ts'
import { chartModel } from '../../paths/model.ts'
import { must } from '../../support/lineups.ts'
import { film } from '../../support/titles.ts'

export const OFFLINE = left({ tag: 'offline' } as const)
export const personId = must(PersonId, 'p1')
export const ines = must(Person, { personId: 'p1', name: 'Inês Valadão' })

export const personModel = chartModel({
  machine: personMachine,
  input: { personId },
  events: {
    'viewer.retry': [{ type: 'viewer.retry' }],
    'viewer.wantMore': [{ type: 'viewer.wantMore' }],
    'network.restored': [{ type: 'network.restored' }],
  },
  outcomes: {
    person: [
      right({ person: ines, titles: [film('m1')], hasMore: true }),
      right({ person: ines, titles: [], hasMore: false }),
      OFFLINE,
    ],
    films: [right({ titles: [film('m1'), film('m2')], hasMore: false }), OFFLINE],
  },
  project: ({ films, pages, failure, person }) => [
    films.titles.map(({ metaId }) => metaId),
    films.hasMore,
    pages,
    failure,
    person?.name,
  ],
})
