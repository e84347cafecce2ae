import type { RemovalContext } from '../../../machines/removal.ts'
import { removalMachine } from '../../../machines/removal.ts'
import { chartModel } from '../../paths/model.ts'

const pending = ({ held, removals }: RemovalContext<string>): number => removals.length + (held === undefined ? 0 : 1)

export const removalModel = chartModel({
  machine: removalMachine,
  input: { list: 'favourites' },
  events: {
    'viewer.remove': context =>
      pending(context) < 2
        ? [
            { type: 'viewer.remove', removal: ['first'] },
            { type: 'viewer.remove', removal: 'all' },
          ]
        : [],
    'viewer.undo': [{ type: 'viewer.undo' }],
    'viewer.left': [{ type: 'viewer.left' }],
    'viewer.select': [{ type: 'viewer.select' }],
    'viewer.toggle': ({ selected }) => (selected.length < 2 ? [{ type: 'viewer.toggle', id: 'second' }] : []),
    'viewer.selectAll': [{ type: 'viewer.selectAll', ids: ['first', 'second'] }],
    'viewer.endSelecting': [{ type: 'viewer.endSelecting' }],
    'removal.taken': ({ removals }) => (removals.length > 0 ? [{ type: 'removal.taken' }] : []),
    'removal.refused': ({ removals }) => (removals.length > 0 ? [{ type: 'removal.refused' }] : []),
  },
  outcomes: {},
  project: ({ held, removals, selected }) => [held, removals, selected],
  invariants: {
    '[AHEAD-06] what can be taken back is not known to the operator, and is offered as such': snapshot =>
      (snapshot.context.held !== undefined) === snapshot.hasTag('undoable'),
    '[VOD-15] nothing is selected where nothing can be': snapshot =>
      snapshot.hasTag('selecting') || snapshot.context.selected.length === 0,
  },
})
