import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type ClientFault, FaultKind } from '../../models/clientFault.ts'
import { instant } from '../../models/codec/instant.ts'
import { type RecordedChart, type RecordedEvent, type RecordedState, Recording } from '../../models/recorder.ts'
import { decoded, itRoundTrips } from './laws.ts'

const names = fc.stringMatching(/^[a-zA-Z.]{1,12}$/)
const states: fc.Arbitrary<RecordedState> = fc.oneof(
  names,
  fc.dictionary(names, names, { minKeys: 1, maxKeys: 3, noNullPrototype: true }),
)
const events: fc.Arbitrary<RecordedEvent> = fc.record({
  at: fc.integer({ min: 0, max: 2e12 }).map(instant),
  event: fc.record({ type: names, payload: fc.option(names) }),
  state: states,
})
const charts: fc.Arbitrary<RecordedChart> = fc.record({
  chart: names,
  hash: names,
  start: fc.option(
    fc.record({
      state: states,
      context: fc.dictionary(names, fc.integer(), { noNullPrototype: true }),
      children: fc.array(names),
      history: fc.dictionary(names, fc.array(names), { noNullPrototype: true }),
    }),
    { nil: undefined },
  ),
  shortened: fc.option(fc.array(fc.record({ where: names, kept: fc.nat(), of: fc.nat() })), { nil: undefined }),
  events: fc.array(events),
})
const clientFaults: fc.Arbitrary<ClientFault> = fc.record({
  type: fc.constant('clientFault' as const),
  kind: fc.constantFrom(...FaultKind.values),
  chart: names,
  state: names,
  release: names,
  code: names,
  count: fc.nat(),
  ts: fc.nat().map(instant),
})
const recordings: fc.Arbitrary<Recording> = fc.record({
  format: fc.constant('sintonia-recorder/1' as const),
  version: fc.option(names, { nil: undefined }),
  charts: fc.dictionary(names, charts, { noNullPrototype: true }),
  faults: fc.option(fc.array(clientFaults), { nil: undefined }),
  leftOut: fc.option(fc.array(names), { nil: undefined }),
})

describe('[AHEAD-27] the file of the flight recorder', () => {
  itRoundTrips('a recording', Recording, recordings)

  it.each([
    ['another format', { format: 'sintonia-recorder/2', charts: {} }],
    ['no charts', { format: 'sintonia-recorder/1' }],
    ['a chart without its hash', { format: 'sintonia-recorder/1', charts: { app: { chart: 'app', events: [] } } }],
    [
      'an event without a type',
      {
        format: 'sintonia-recorder/1',
        charts: { app: { chart: 'app', hash: 'a', events: [{ at: 1, event: {}, state: 'on' }] } },
      },
    ],
    [
      'a state that is a list',
      {
        format: 'sintonia-recorder/1',
        charts: { app: { chart: 'app', hash: 'a', events: [{ at: 1, event: { type: 'go' }, state: ['on'] }] } },
      },
    ],
  ])('is refused with %s', (_, file) => {
    expect(decoded(Recording, file).result._tag).toBe('Left')
  })

  it('names the field that is wrong', () => {
    const file = { format: 'sintonia-recorder/1', charts: { app: { chart: 'app', hash: 1, events: [] } } }
    expect(decoded(Recording, file).result).toMatchObject({ left: { codec: 'Recording', path: 'charts.app.hash' } })
  })
})
