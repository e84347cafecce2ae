/** A version 4 or 6 address as a number with its width in bits; `undefined` when the text is no address. */
const parse = (text: string): { readonly bits: 32 | 128; readonly value: bigint } | undefined =>
  text.includes(':') ? parseV6(text) : parseV4(text)

const parseV4 = (text: string) => {
  const bytes = text.split('.')
  if (bytes.length !== 4 || !bytes.every(byte => /^\d{1,3}$/.test(byte) && Number(byte) <= 255)) return undefined
  return { bits: 32, value: bytes.reduce((sum, byte) => (sum << 8n) | BigInt(byte), 0n) } as const
}

const parseV6 = (text: string) => {
  const halves = text.split('::')
  if (halves.length > 2) return undefined
  const [head = [], tail = []] = halves.map(half => (half === '' ? [] : half.split(':')))
  const missing = 8 - head.length - tail.length
  if (halves.length === 1 ? missing !== 0 : missing < 1) return undefined
  const groups = [...head, ...Array.from({ length: missing }, () => '0'), ...tail]
  if (!groups.every(group => /^[0-9a-f]{1,4}$/i.test(group))) return undefined
  return { bits: 128, value: groups.reduce((sum, group) => (sum << 16n) | BigInt(`0x${group}`), 0n) } as const
}

const inNetwork = (pattern: string, address: string): boolean => {
  const [network = '', length = ''] = pattern.split('/')
  const [base, own] = [parse(network), parse(address)]
  if (base === undefined || own === undefined || base.bits !== own.bits || !/^\d{1,3}$/.test(length)) return false
  const hostBits = base.bits - Number(length)
  return hostBits >= 0 && base.value >> BigInt(hostBits) === own.value >> BigInt(hostBits)
}

const inRange = (pattern: string, address: string): boolean => {
  const [from, to, own] = [...pattern.split('-').map(end => parse(end.trim())), parse(address)]
  if (from === undefined || to === undefined || own === undefined) return false
  return from.bits === own.bits && to.bits === own.bits && from.value <= own.value && own.value <= to.value
}

/** Whether an address is meant by an exact address, a CIDR network or a `from-to` range (contract, Channels). */
export const matchesIp = (pattern: string, address: string): boolean => {
  if (pattern.includes('/')) return inNetwork(pattern, address)
  if (pattern.includes('-')) return inRange(pattern, address)
  const [exact, own] = [parse(pattern), parse(address)]
  return exact !== undefined && own !== undefined && exact.bits === own.bits && exact.value === own.value
}
