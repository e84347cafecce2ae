/** What a play wish says of the device (VOD-06). */
export interface OperatingSystem {
  readonly osType: string
  readonly osVersion: string
}

const UNKNOWN = 'unknown'

const SYSTEMS: ReadonlyArray<readonly [osType: string, version: RegExp]> = [
  ['Windows', /Windows NT ([\d.]+)/],
  ['Android', /Android ([\d.]+)/],
  ['iOS', /(?:iPhone|CPU) OS ([\d_]+)/],
  ['ChromeOS', /CrOS \S+ ([\d.]+)/],
  ['macOS', /Mac OS X ([\d_.]+)/],
  ['Linux', /Linux(?: ([\d.]+))?/],
]

/** As the browser names it; a version that it does not name is unknown. */
export const osOf = (userAgent: string): OperatingSystem => {
  for (const [osType, version] of SYSTEMS) {
    const match = version.exec(userAgent)
    if (match !== null) return { osType, osVersion: match[1]?.replaceAll('_', '.') ?? UNKNOWN }
  }
  return { osType: UNKNOWN, osVersion: UNKNOWN }
}
