import { expect, test } from 'vitest'
import { osOf } from '../../../src/services/titles/os.ts'

test('[VOD-06] what is said of the device is what the browser names', () => {
  const known: ReadonlyArray<readonly [string, string, string]> = [
    ['Mozilla/5.0 (Windows NT 10.0; Win64; x64)', 'Windows', '10.0'],
    ['Mozilla/5.0 (Linux; Android 14; Pixel 8)', 'Android', '14'],
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X)', 'iOS', '17.4'],
    ['Mozilla/5.0 (X11; CrOS x86_64 14541.0.0)', 'ChromeOS', '14541.0.0'],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 'macOS', '10.15.7'],
    ['Mozilla/5.0 (X11; Linux x86_64)', 'Linux', 'unknown'],
    ['Something else', 'unknown', 'unknown'],
  ]
  for (const [agent, osType, osVersion] of known) expect(osOf(agent)).toEqual({ osType, osVersion })
})
