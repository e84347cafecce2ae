import { describe, expect, test } from 'vitest'
import { makeReport, type ReportEntry } from '../../src/services/report/report.ts'

describe('What was dropped and what failed', () => {
  test('[NET-08] names, paths and codes are kept; no message of the server, no value, no error text', () => {
    const report = makeReport()
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

  test('[NET-08] it keeps the newest entries only, and shows each to a developer', () => {
    const shown: ReportEntry[] = []
    const report = makeReport({ limit: 3, write: entry => shown.push(entry) })
    for (let status = 501; status <= 505; status += 1) report.failed('x', { tag: 'server', status })
    expect(report.recent().map(entry => 'failure' in entry && entry.failure)).toEqual([
      'server 503',
      'server 504',
      'server 505',
    ])
    expect(shown).toHaveLength(5)
  })
})
