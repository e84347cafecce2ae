import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ClientFault, clientFault, FaultKind, faultKey, seenAgain, stateText } from '../../models/clientFault.ts'
import { instant } from '../../models/codec/instant.ts'
import { itRoundTrips } from './laws.ts'

const at = instant(1_795_000_000_000)
const charts = fc.stringMatching(/^[a-zA-Z]{1,18}$/)

const faults: fc.Arbitrary<ClientFault> = fc
  .record({
    kind: fc.constantFrom(...FaultKind.values),
    chart: charts,
    state: fc.string({ maxLength: 400 }),
    release: fc.stringMatching(/^\d{1,2}\.\d{1,2}\.\d{1,2}\+[0-9a-f]{7}$/),
    code: fc.string({ unit: 'binary', maxLength: 400 }),
    ts: fc.constant(at),
  })
  .map(clientFault)

describe('[NET-08] a fault as the operator is told of it', () => {
  itRoundTrips('a fault', ClientFault, faults)

  it('has at most 200 bytes, whatever it is about and however often it came', () => {
    fc.assert(
      fc.property(faults, fc.nat(), (fault, times) => {
        expect(Buffer.byteLength(JSON.stringify(seenAgain(fault, times)))).toBeLessThanOrEqual(200)
      }),
    )
  })

  it('tells the whole place in an answer, however long the state is and the number of the release', () => {
    const code = 'playlistRoot PlaylistEntry playlistList.0'
    const state = 'page.loading watching.known recommended.known'
    const fault = clientFault({ kind: 'payload', chart: 'vodHome', state, release: '10.11.12+0123abc', code, ts: at })
    expect(fault.code).toBe(code)
    expect(fault.state).toMatch(/^page\.loading/)
  })

  it('tells of every region before it tells all of one, where both have no room', () => {
    const state = 'field.settled programmes.asking.timely titles.asking'
    const fault = clientFault({
      kind: 'call',
      chart: 'search',
      state,
      release: '0.1.0+0123abc',
      code: 'search refused 10102777',
      ts: at,
    })
    expect(fault.state).toBe('field.settled programmes.asking titles.asking')
    const roomy = clientFault({ kind: 'call', chart: 'search', state, release: '1', code: 'x', ts: at })
    expect(roomy.state).toBe(state)
  })

  it('keeps the whole state of a region by its path', () => {
    expect(stateText({ list: 'loading', programmes: { asking: 'first' }, view: {} })).toBe(
      'list.loading programmes.asking.first view',
    )
    expect(stateText('submitting')).toBe('submitting')
  })

  it('is the same fault at another time, another one in another state', () => {
    const one = clientFault({ kind: 'call', chart: 'search', state: 'asking', release: '1', code: 'x', ts: at })
    expect(faultKey({ ...one, ts: instant(at + 1), count: 9 })).toBe(faultKey(one))
    expect(faultKey({ ...one, state: 'ready' })).not.toBe(faultKey(one))
  })
})
