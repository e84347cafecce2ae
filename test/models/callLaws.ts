import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Endpoint } from '../../models/wire/endpoint.ts'
import { itRoundTrips, itWithstandsBadInput, read } from './laws.ts'

const isScalar = (value: unknown): value is string | number | boolean =>
  ['string', 'number', 'boolean'].includes(typeof value)

/** A request as urlencoded fields bring it to the other side: text only, missing fields left out. */
const asForm = (encoded: unknown): Readonly<Record<string, string>> => {
  const fields = Object.entries(encoded ?? {}).filter(([, value]) => value !== undefined)
  for (const [name, value] of fields) expect(isScalar(value), name).toBe(true)
  const sent = new URLSearchParams(fields.map(([name, value]) => [name, String(value)])).toString()
  return Object.fromEntries(new URLSearchParams(sent))
}

const itTravelsAsForm = <Q, R>({ name, request }: Endpoint<Q, R>, requests: fc.Arbitrary<Q>): void =>
  it(`[NET-02] The request of ${name} survives as urlencoded fields`, () => {
    fc.assert(
      fc.property(requests, value => {
        expect(read(request, asForm(request.encode(value)))).toEqual(value)
      }),
    )
  })

/** What holds for every call: both codecs round trip, withstand bad input, and fit the form of the body. */
export const callLaws =
  <Q, R>(call: Endpoint<Q, R>, requests: fc.Arbitrary<Q>, responses: fc.Arbitrary<R>) =>
  (): void => {
    itRoundTrips(`[NET-03] The request of ${call.name}`, call.request, requests)
    itRoundTrips(`[NET-03] The answer of ${call.name}`, call.response, responses)
    itWithstandsBadInput(`The request of ${call.name}`, call.request, requests)
    itWithstandsBadInput(`The answer of ${call.name}`, call.response, responses)
    if (call.body !== 'json') itTravelsAsForm(call, requests)
  }
