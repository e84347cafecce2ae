import type { Page } from 'playwright/test'
import { placeOf } from '../../models/flag.ts'
import { deploy } from './support/deployment.ts'
import { livePage } from './support/livePage.ts'
import { leaveOnDevice, openBare } from './support/signIn.ts'
import { expect, test } from './support/test.ts'

const PILOT = { name: 'sharing-pilot', percent: 30, until: '2099-01-01', set: { peerAssisted: true } }
const ENDED = { name: 'data-pilot', percent: 100, until: '2020-01-01', set: { cmcd: { mode: 'query' } } }

const deviceWhere = (isIn: (place: number) => boolean): string => {
  const found = Array.from({ length: 100 }, (_, at) => `device-${at}`).find(id => isIn(placeOf(PILOT.name, id)))
  if (found === undefined) throw new Error('No device stands there')
  return found
}

/** The items of the settings in the player, on a device of this id. */
const settingsOn = async (page: Page, deviceId: string): Promise<ReadonlyArray<string>> => {
  await openBare(page)
  await leaveOnDevice(page, { 'sintonia.device.deviceId': JSON.stringify(deviceId) })
  const live = livePage(page)
  await live.open('?id=1101')
  await live.plays('Aurora')
  await live.press('Settings')
  await expect(page.getByRole('menuitem', { name: 'Statistics' })).toBeVisible()
  return page.getByRole('menuitem').allTextContents()
}

test.describe('A flag of the deployment', () => {
  test('[AHEAD-44] gives a feature to its share of the devices, the same ones each time, and is gone after its end', async ({
    page,
  }) => {
    const asked: string[] = []
    page.on('request', request => asked.push(`${request.url()} ${request.postData() ?? ''}`))
    await deploy(page, { flags: [PILOT, ENDED] })
    const [inside, outside] = [deviceWhere(place => place < 30), deviceWhere(place => place >= 30)]
    for (const _visit of [1, 2]) expect(await settingsOn(page, inside)).toContain('Sharing with other viewers')
    const others = await settingsOn(page, outside)
    expect(others).not.toContain('Sharing with other viewers')
    expect(others).not.toContain('Playback data')
    expect(asked.filter(text => /pilot/.test(text))).toEqual([])
  })
})
