import { kidsModeMachine } from '../../../machines/kidsMode.ts'
import { SECOND } from '../../../models/codec/instant.ts'
import { chartModel } from '../../paths/model.ts'
import { columnId } from '../../support/lineups.ts'

const off = { isOn: false, hasPin: false, hasGroups: true, columnIds: [], waitMs: 0 }
const kids = [columnId('kids')]

export const kidsModeModel = chartModel({
  machine: kidsModeMachine,
  input: undefined,
  events: {
    'viewer.openKidsMode': [{ type: 'viewer.openKidsMode' }],
    'viewer.changeKidsMode': [{ type: 'viewer.changeKidsMode' }],
    'viewer.closeKidsMode': [{ type: 'viewer.closeKidsMode' }],
    'viewer.beginKidsMode': [
      { type: 'viewer.beginKidsMode', columnIds: kids, pin: '1234' },
      { type: 'viewer.beginKidsMode', columnIds: kids, pin: undefined },
      { type: 'viewer.beginKidsMode', columnIds: kids, pin: '12' },
      { type: 'viewer.beginKidsMode', columnIds: [], pin: '1234' },
    ],
    'viewer.enterPin': [
      { type: 'viewer.enterPin', pin: '1234' },
      { type: 'viewer.enterPin', pin: '12' },
    ],
  },
  outcomes: {
    read: [
      off,
      { ...off, hasGroups: false },
      { ...off, hasPin: true },
      { ...off, hasPin: true, columnIds: kids },
      { isOn: true, hasPin: true, hasGroups: true, columnIds: kids, waitMs: 0 },
      { isOn: true, hasPin: true, hasGroups: true, columnIds: kids, waitMs: 30 * SECOND },
    ],
    begin: [undefined],
    try: [{ isRight: true }, { isRight: false, waitMs: 0 }, { isRight: false, waitMs: 30 * SECOND }],
  },
  project: ({ kept, problem, isWrong, waitMs }) => [kept, problem, isWrong, waitMs],
})
