import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { refreshesOf } from '../../models/channelUpdate.ts'
import { channelUpdates } from '../../models/wire/channelUpdates.ts'
import { decoded } from './laws.ts'
import { dataStates } from './liveArbitraries.ts'

describe('The update poll', () => {
  it("[CHAN-11] refreshes each modified kind of data once, after the server's delay in seconds", () => {
    fc.assert(
      fc.property(fc.array(dataStates), states => {
        const modified = states.filter(({ updateStatus }) => updateStatus === 'MODIFIED')
        const refreshes = refreshesOf(states)
        expect(new Set(refreshes.map(({ dataType }) => dataType))).toEqual(
          new Set(modified.map(({ dataType }) => dataType)),
        )
        expect(new Set(refreshes.map(({ dataType }) => dataType)).size).toBe(refreshes.length)
        for (const { dataType, delay } of refreshes)
          expect(modified.find(state => state.dataType === dataType)?.updateDelay).toBe(delay / 1000)
      }),
    )
  })

  it('[CHAN-11] never waits a negative time', () => {
    expect(refreshesOf([{ dataType: 'CHANNEL_AUTH', updateStatus: 'MODIFIED', updateDelay: -5 }])).toEqual([
      { dataType: 'CHANNEL_AUTH', delay: 0 },
    ])
  })

  it('[NET-08] leaves out kinds of data that nobody knows, and takes an unknown status for unmodified', () => {
    const dataStatesSent = [
      { dataType: 'WEATHER', updateStatus: 'MODIFIED', updateDelay: 1 },
      { dataType: 'CHANNEL_LIST', updateStatus: 'PERHAPS', updateDelay: 1 },
      { dataType: 'CHANNEL_AUTH', updateStatus: 'MODIFIED', updateDelay: null },
    ]
    const { result, dropped } = decoded(channelUpdates.response, { dataStates: dataStatesSent })
    expect(dropped).toEqual([{ codec: 'DataState', path: 'dataStates.0.dataType' }])
    expect(result._tag === 'Right' && refreshesOf(result.right.dataStates)).toEqual([
      { dataType: 'CHANNEL_AUTH', delay: 0 },
    ])
  })
})
