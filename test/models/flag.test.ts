import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { instant } from '../../models/codec/instant.ts'
import { Deployment } from '../../models/deployment.ts'
import { placeOf, withFlags } from '../../models/flag.ts'
import { read } from './laws.ts'

const NOW = instant(Date.UTC(2026, 10, 30, 12))
const least = { appId: 'app', brandId: 'brand', vnoId: 'vno', memberSiteUrl: 'https://member.example' }

const devices = Array.from({ length: 4000 }, (_, at) => `${at.toString(16)}-${(at * 7919).toString(36)}`)
const shareOf = (isIn: (deviceId: string) => boolean): number => (100 * devices.filter(isIn).length) / devices.length

const seenBy = (deviceId: string, flag: object, said: object = {}) => {
  const whole = { name: 'peers', percent: 100, until: '2026-12-31', set: { peerAssisted: true }, ...flag }
  const deployment = read(Deployment, { ...least, ...said, flags: [whole] })
  return withFlags(deployment, { deviceId, now: NOW, onDropped: () => undefined })
}

describe('A flag', () => {
  it('[AHEAD-44] finds the same devices each time, about as many as it says, and more of them keeps the first', () => {
    for (const percent of [1, 10, 50, 90]) {
      const has = (deviceId: string) => seenBy(deviceId, { percent }).peerAssisted
      expect(Math.abs(shareOf(has) - percent)).toBeLessThan(3)
      expect(devices.filter(has).every(deviceId => seenBy(deviceId, { percent: percent + 5 }).peerAssisted)).toBe(true)
    }
    fc.assert(
      fc.property(fc.string(), fc.string(), (name, deviceId) => {
        const place = placeOf(name, deviceId)
        expect(place).toBe(placeOf(name, deviceId))
        expect(place).toBeGreaterThanOrEqual(0)
        expect(place).toBeLessThan(100)
      }),
    )
  })

  it('[AHEAD-44] finds its devices whatever another one has found', () => {
    const isIn = (name: string) => (deviceId: string) => placeOf(name, deviceId) < 50
    expect(Math.abs(shareOf(device => isIn('peers')(device) && isIn('data')(device)) - 25)).toBeLessThan(3)
  })

  it('[AHEAD-44] turns on and off what the file says besides, for nobody at 0 and for all at 100', () => {
    expect(devices.some(deviceId => seenBy(deviceId, { percent: 0 }).peerAssisted)).toBe(false)
    expect(devices.every(deviceId => seenBy(deviceId, {}).peerAssisted)).toBe(true)
    expect(seenBy('a', { set: { peerAssisted: false } }, { peerAssisted: true }).peerAssisted).toBe(false)
    expect(seenBy('a', { set: { cmcd: null } }, { cmcd: { mode: 'header' } }).cmcd).toBeUndefined()
    expect(seenBy('a', { set: { cmcd: { mode: 'header' } } }).cmcd).toEqual({ mode: 'header' })
  })

  it.each([
    ['2026-12-01', true],
    ['2026-11-30', false],
    ['2026-11-30T12:01', true],
    ['2026-11-30T11:59Z', false],
    ['2026-11-30T11:59-03:00', true],
  ])('[AHEAD-44] that holds until %s is there at noon of November 30, UTC: %s', (until, isThere) => {
    expect(seenBy('a', { until }).peerAssisted).toBe(isThere)
  })

  it('[AHEAD-44] [NET-08] that cannot be read is left out and reported; the others hold', () => {
    const dropped: string[] = []
    const good = { name: 'peers', percent: 100, until: '2026-12-31', set: { peerAssisted: true } }
    const bad = [
      7,
      null,
      { ...good, percent: '10' },
      { ...good, until: '2027-02-30' },
      { ...good, set: { peerAssisted: 1 } },
    ]
    const deployment = read(Deployment, { ...least, flags: [...bad, good, { ...good, set: { zeroTrust: true } }] })
    const seen = { deviceId: 'a', now: NOW, onDropped: ({ path }: { path: string }) => dropped.push(path) }
    expect(withFlags(deployment, seen)).toMatchObject({ peerAssisted: true, zeroTrust: false })
    expect(withFlags(read(Deployment, { ...least, flags: 'all' }), seen)).toMatchObject({ peerAssisted: false })
    expect(dropped).toEqual(['0', '1', '2.percent', '3.until', '4.set.peerAssisted', ''])
  })
})
