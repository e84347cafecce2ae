import type { CDPSession } from 'playwright'

/** The media that came to a page, by channel, in bytes as sent; what was given up on its way counts as far as it came. */
export const countMedia = async (devtools: CDPSession) => {
  const keys = new Map<string, string>()
  let bytes = new Map<string, number>()
  await devtools.send('Network.enable')
  devtools.on('Network.requestWillBeSent', ({ requestId, request }) => {
    const key = /\/live\/live-([^/]+)\//.exec(new URL(request.url).pathname)?.[1]
    if (key !== undefined) keys.set(requestId, key)
  })
  devtools.on('Network.dataReceived', ({ requestId, dataLength }) => {
    const key = keys.get(requestId)
    if (key !== undefined) bytes.set(key, (bytes.get(key) ?? 0) + dataLength)
  })
  return {
    /** All since the last time, and how much of it was for other channels than these. */
    since: (...chosen: ReadonlyArray<string>) => {
      const all = [...bytes]
      bytes = new Map()
      const sum = (some: typeof all) => some.reduce((total, [, each]) => total + each, 0)
      return { all: sum(all), other: sum(all.filter(([key]) => !chosen.includes(key))) }
    },
  }
}
