import type { ServerResponse } from 'node:http'
import type { Instant } from '../../../models/codec/instant.ts'
import type { Settings } from '../options.ts'

const policy = (rules: Readonly<Record<string, string>>): string =>
  Object.entries(rules)
    .map(([name, value]) => `${name} ${value}`)
    .join('; ')

/** What of other origins the app is given. */
type Hosts = Pick<Settings, 'reportHost' | 'pictureHosts'>

/** No inline script, no foreign script, no frame around us; blob: is what a media engine's buffers and workers need. */
const appPolicy = ({ reportHost = '', pictureHosts }: Hosts) =>
  policy({
    'default-src': "'none'",
    'manifest-src': "'self'",
    'script-src': "'self'",
    'style-src': "'self'",
    'img-src': ["'self'", 'data:', ...pictureHosts].join(' '),
    'media-src': "'self' blob:",
    'worker-src': "'self' blob:",
    'connect-src': `'self' ${reportHost}`.trim(),
    'font-src': "'self'",
    'form-action': "'self'",
    'frame-ancestors': "'none'",
    'base-uri': "'none'",
    // One policy for the workers of the app, one for the XML that hls.js reads.
    'require-trusted-types-for': "'script'",
    'trusted-types': 'sintonia default',
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

/** On every answer; the Date header is the operator's clock, which is what the app takes for the time (contract). */
export const setCommonHeaders = (response: ServerResponse, now: Instant, hosts: Hosts): void => {
  response.setHeader('Content-Security-Policy', appPolicy(hosts))
  for (const [name, value] of Object.entries(SECURITY)) response.setHeader(name, value)
  response.setHeader('Date', new Date(now).toUTCString())
}
