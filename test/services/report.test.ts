import { describe, expect, test } from 'vitest'
import { keptReport } from './support/report.ts'

describe('What was dropped and what failed', () => {
  test('[NET-08] names, paths and codes are kept; no message of the server, no value, no error text', () => {
    const report = keptReport()
    report.dropped('channelList', { codec: 'Channel', path: 'channelList.3.iconUrl' })
    report.failed('login', { tag: 'refused', errCode: 10101002, message: 'ana@sintonia.example is unknown' })
    report.failed('manifest', { tag: 'malformed', failure: { codec: 'Envelope', path: '' } })
    report.failed('manifest', { tag: 'server', status: 502 })
    report.broken('logIn', new TypeError('token-secret is not a function'))
    expect(report.recent()).toEqual([
      { kind: 'dropped', source: 'channelList', codec: 'Channel', path: 'channelList.3.iconUrl' },
      { kind: 'failed', source: 'login', failure: 'refused 10101002' },
      { kind: 'failed', source: 'manifest', failure: 'malformed Envelope' },
      { kind: 'failed', source: 'manifest', failure: 'server 502' },
      { kind: 'broken', source: 'logIn', error: 'TypeError' },
    ])
  })
})
