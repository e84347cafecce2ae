import type { ServerResponse } from 'node:http'
import type { Instant } from '../../../models/codec/instant.ts'
import type { Settings } from '../options.ts'

const policy = (rules: Readonly<Record<string, string>>): string =>
  Object.entries(rules)
    .map(([name, value]) => `${name} ${value}`)
    .join('; ')

/** An origin as the policy takes it, and nothing that could say more there. */
export const HOST = /^https:\/\/(?:\*\.)?[\w-]+(?:\.[\w-]+)*(?::\d{1,5})?$/

/** What of other origins the app is given, each as `https://name`. */
export interface Hosts {
  /** Answer calls, or take reports. */
  readonly api: ReadonlyArray<string>
  readonly streams: ReadonlyArray<string>
  readonly pictures: ReadonlyArray<string>
  /** The address to which browsers tell what the policy refused. */
  readonly refusals?: string
}

const REFUSALS = 'refusals'

/** No inline script, no foreign script, no frame around us; blob: is what a media engine's buffers and workers need. */
const appPolicy = ({ api, streams, pictures, refusals }: Hosts) =>
  policy({
    'default-src': "'none'",
    'manifest-src': "'self'",
    'script-src': "'self'",
    'style-src': "'self'",
    'img-src': ["'self'", 'data:', ...pictures].join(' '),
    'media-src': ["'self'", 'blob:', ...streams].join(' '),
    'worker-src': "'self' blob:",
    'connect-src': ["'self'", ...new Set([...api, ...streams])].join(' '),
    'font-src': "'self'",
    'form-action': "'self'",
    'frame-ancestors': "'none'",
    'base-uri': "'none'",
    // One policy for the workers of the app, one for the XML that hls.js reads.
    'require-trusted-types-for': "'script'",
    'trusted-types': 'sintonia default',
    ...(refusals !== undefined && { 'report-to': REFUSALS }),
  })

/** A drawing may style itself and do nothing else. */
export const DRAWING_POLICY = "default-src 'none'; img-src data:; style-src 'unsafe-inline'"

const PERMISSIONS = [
  'accelerometer=()',
  'autoplay=(self)',
  'camera=()',
  'display-capture=()',
  'encrypted-media=(self)',
  'fullscreen=(self)',
  'geolocation=()',
  'gyroscope=()',
  'microphone=()',
  'payment=()',
  'picture-in-picture=(self)',
  'publickey-credentials-get=(self)',
  'screen-wake-lock=(self)',
  'usb=()',
].join(', ')

const SECURITY: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'same-origin',
  'Permissions-Policy': PERMISSIONS,
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'X-Frame-Options': 'DENY',
  // Heeded over HTTPS only.
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
}

/** On every answer, whatever server gives it: `npm run package` writes them for others. */
export const appHeaders = (hosts: Hosts): Readonly<Record<string, string>> => ({
  'Content-Security-Policy': appPolicy(hosts),
  ...SECURITY,
  ...(hosts.refusals !== undefined && { 'Reporting-Endpoints': `${REFUSALS}="${hosts.refusals}"` }),
})

/** What Vite builds carries the hash of its content in its name: under one name it never changes. */
export const HASHED = '/assets/'
export const FOR_EVER = 'public, max-age=31536000, immutable'
/** Asked for each time, and sent only where it is another. With `no-store` no browser would bring a page back whole. */
export const ASKED_ANEW = 'no-cache'

export const REFUSALS_PATH = '/refusals'

/** With the Date header: the operator's clock, which is what the app takes for the time (contract). */
export const setCommonHeaders = (
  response: ServerResponse,
  now: Instant,
  { reportHost, pictureHosts }: Pick<Settings, 'reportHost' | 'pictureHosts'>,
): void => {
  const hosts: Hosts = {
    api: reportHost === undefined ? [] : [reportHost],
    streams: [],
    pictures: pictureHosts,
    refusals: REFUSALS_PATH,
  }
  for (const [name, value] of Object.entries(appHeaders(hosts))) response.setHeader(name, value)
  response.setHeader('Date', new Date(now).toUTCString())
}
