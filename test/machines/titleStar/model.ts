import { left, right } from 'fp-ts/lib/Either.js'
import { titleStarMachine } from '../../../machines/titleStar.ts'
import { chartModel } from '../../paths/model.ts'
import { metaId } from '../../support/titles.ts'

export const OFFLINE = left({ tag: 'offline' } as const)

export const titleStarModel = chartModel({
  machine: titleStarMachine,
  input: { metaId: metaId('m1') },
  events: { 'viewer.toggleTitle': [{ type: 'viewer.toggleTitle' }] },
  outcomes: {
    favoured: [right(true), right(false), OFFLINE],
    save: [right(undefined), OFFLINE],
  },
  project: context => context,
})
