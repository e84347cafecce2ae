import { generateKeyPairSync, sign } from 'node:crypto'

/** DER, as far as a certificate needs it (X.690). */
const der = (tag: number, ...parts: ReadonlyArray<Buffer>): Buffer => {
  const content = Buffer.concat(parts)
  const { length } = content
  const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255]
  return Buffer.concat([Buffer.from([tag, ...size]), content])
}

const sequence = (...parts: ReadonlyArray<Buffer>): Buffer => der(0x30, ...parts)
const hex = (text: string): Buffer => Buffer.from(text, 'hex')
const utc = (at: Date): Buffer => {
  const digits = at.toISOString().replace(/\D/g, '')
  return der(0x17, Buffer.from(`${digits.slice(2, 14)}Z`))
}

const ECDSA_WITH_SHA256 = sequence(hex('06082a8648ce3d040302'))
const COMMON_NAME = hex('0603550403')
const DAY = 86_400_000

/** A certificate that nobody but itself vouches for. */
export const selfSigned = (name: string) => {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const subject = sequence(der(0x31, sequence(COMMON_NAME, der(0x0c, Buffer.from(name)))))
  const validity = sequence(utc(new Date(Date.now() - DAY)), utc(new Date(Date.now() + DAY)))
  const body = sequence(
    der(0xa0, hex('020102')),
    hex('020101'),
    ECDSA_WITH_SHA256,
    subject,
    validity,
    subject,
    publicKey.export({ type: 'spki', format: 'der' }),
  )
  const signature = der(0x03, Buffer.from([0]), sign('sha256', body, privateKey))
  const cert = sequence(body, ECDSA_WITH_SHA256, signature).toString('base64')
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${cert}\n-----END CERTIFICATE-----\n`,
  }
}
