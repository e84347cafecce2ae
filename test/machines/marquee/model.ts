import { marqueeMachine } from '../../../machines/marquee.ts'
import { addMs, SECOND } from '../../../models/codec/instant.ts'
import { leftOf } from '../../../models/marqueeWay.ts'
import { chartModel } from '../../paths/model.ts'
import { NOW } from '../announcements/model.ts'

export const WAY = 20 * SECOND

export const marqueeModel = chartModel({
  machine: marqueeMachine,
  input: { now: NOW },
  events: {
    'marquee.seen': ({ since }) => [
      { type: 'marquee.seen', wayMs: WAY, isCalm: false, now: since },
      { type: 'marquee.seen', wayMs: WAY, isCalm: true, now: since },
    ],
    'marquee.covered': ({ since }) => [{ type: 'marquee.covered', now: addMs(since, 5 * SECOND) }],
    'viewer.came': ({ since }) => [{ type: 'viewer.came', now: addMs(since, 5 * SECOND) }],
    'viewer.left': ({ since }) => [{ type: 'viewer.left', now: addMs(since, SECOND) }],
    'viewer.pause': ({ since }) => [{ type: 'viewer.pause', now: addMs(since, 5 * SECOND) }],
    'viewer.resume': ({ since }) => [{ type: 'viewer.resume', now: addMs(since, SECOND) }],
  },
  outcomes: {},
  project: context => [context.wayMs, leftOf(context)],
  invariants: {
    '[MSG-03] no word moves before its way is known': snapshot =>
      !snapshot.hasTag('moving') || snapshot.context.wayMs === WAY,
    '[MSG-04] what was not on screen has not passed': ({ status, output, context }) =>
      status !== 'done' || output?.passedAt === undefined || context.wayMs === WAY,
  },
})
