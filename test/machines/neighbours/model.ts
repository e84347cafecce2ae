import { neighboursMachine } from '../../../machines/neighbours.ts'
import { chartModel } from '../../paths/model.ts'
import { channel } from '../../support/lineups.ts'

export const physicalsOf = (...ids: ReadonlyArray<string>) => ids.flatMap(id => channel(id).physicalChannelList)

export const neighboursModel = chartModel({
  machine: neighboursMachine,
  input: undefined,
  events: {
    'neighbours.prepare': [
      { type: 'neighbours.prepare', physicals: physicalsOf('news', 'sport') },
      { type: 'neighbours.prepare', physicals: [] },
    ],
    'neighbours.inSight': [
      { type: 'neighbours.inSight', physicals: physicalsOf('sport', 'film') },
      { type: 'neighbours.inSight', physicals: [] },
    ],
    'neighbours.prepared': [],
  },
  outcomes: { prepare: [undefined], introduce: [undefined] },
  project: ({ inSight, toPrepare, toIntroduce }) => [inSight.length, toPrepare.length, toIntroduce.length],
})
