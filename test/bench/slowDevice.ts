import type { Page } from 'playwright'

const BYTES_A_SECOND = (10 * 1024 * 1024) / 8
const ROUND_TRIP_MS = 40
const SLOW_DOWN = 4

export const SLOW_DEVICE = `${SLOW_DOWN}x CPU slow-down, 10 Mbit/s and ${ROUND_TRIP_MS} ms`

/** Makes a page as slow as on a simple device at home. */
export const slowDown = async (page: Page): Promise<void> => {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: ROUND_TRIP_MS,
    downloadThroughput: BYTES_A_SECOND,
    uploadThroughput: BYTES_A_SECOND,
  })
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN })
}
