/** What a text of a person or a session becomes; the same text the same, another another. */
export interface StandIns {
  /** In place of a secret; `of` tells apart whose token it is. */
  readonly standIn: (kind: Kind, secret: string, of?: string) => string
  /** Every secret that is known, wherever it stands in a text. */
  readonly without: (text: string) => string
}

const KINDS = {
  token: (count: number, of: string) => `${of}-token-${count}`,
  session: (count: number) => `session-${count}`,
  account: (count: number) => `account-${count}`,
  person: (count: number) => `Viewer ${count}`,
  email: (count: number) => `viewer${count}@example.com`,
  phone: (count: number) => `${11_900_000_000 + count}`,
  cpf: () => '111.444.777-35',
  document: (count: number) => `ID000${count}`,
  birthday: () => '1990-01-01',
  place: () => 'Somewhere',
  ip: (count: number) => `192.0.2.${count % 256}`,
  mac: (count: number) => `02:00:00:00:00:${(count % 256).toString(16).padStart(2, '0')}`,
  device: (count: number) => `device-${count}`,
  key: (count: number) => `${count}`.padStart(43, 'A'),
  code: () => '0000',
  bytes: () => 'AAAA',
} as const satisfies Readonly<Record<string, (count: number, of: string) => string>>

export type Kind = keyof typeof KINDS

const NAMES: ReadonlyArray<readonly [RegExp, Kind]> = [
  [/[tT]oken$/, 'token'],
  [/^sessionId$/, 'session'],
  [/^(?:accountId|loginId|virtualCode|loginMethodMapValue)$/, 'account'],
  [/^(?:accountName|fullName)$/, 'person'],
  [/^email$/, 'email'],
  [/^(?:phone|telephoneNumber)$/, 'phone'],
  [/^cpf$/, 'cpf'],
  [/^idNum$/, 'document'],
  [/^dateOfBirth$/, 'birthday'],
  [/^(?:province|city)$/, 'place'],
  [/^clientIp$/, 'ip'],
  [/^mac$/, 'mac'],
  [/^(?:deviceFingerprint|deviceName|sn)$/, 'device'],
  [/^(?:userRandomValue|\w*[aA]uthenticationKey)$/, 'key'],
  [/^(?:verificationCode|rechargeCodePassword)$/, 'code'],
  [/^(?:license|originalRequestInfo|data)$/, 'bytes'],
  [/^scanCodeId$/, 'session'],
]

/** What a field holds, where that is of a person or a session. */
export const kindOf = (name: string): Kind | undefined => NAMES.find(([pattern]) => pattern.test(name))?.[1]

/** A name may be that of an account, which is a mail address or a number. */
const refined = (kind: Kind, secret: string): Kind => {
  if (kind !== 'person') return kind
  if (secret.includes('@')) return 'email'
  return /^\+?[\d\s-]{6,}$/.test(secret) ? 'phone' : kind
}

/** Shorter ones, and values that say nothing, are in many texts by chance. */
const SHORTEST = 4
const ORDINARY: ReadonlySet<Kind> = new Set(['place', 'code', 'bytes', 'birthday'])

const MAIL = /(?<![\w.+-])[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,8}/g
const CPF = /\b\d{3}\.\d{3}\.\d{3}-\d{2}\b/g
const PHONE = /\+\d[\d ().-]{7,}\d/g
const IP = /\b(?:\d{1,3}\.){3}\d{1,3}\b/g
const SIGNED = /(?<![\w-])eyJ[\w-]{1,4096}\.[\w-]{1,4096}(?:\.[\w-]{0,4096})?/g

export const makeStandIns = (): StandIns => {
  const known = new Map<string, string>()
  const told = new Map<string, string>()
  const standIn = (kind: Kind, secret: string, of = 'nobody'): string => {
    const exact = refined(kind, secret)
    const key = `${exact} ${secret}`
    const made = known.get(key) ?? KINDS[exact](known.size + 1, of)
    known.set(key, made)
    if (secret.length >= SHORTEST && !ORDINARY.has(exact)) told.set(secret, made)
    return made
  }
  const isOwn = (text: string): boolean => [...known.values()].includes(text)
  return {
    standIn,
    without: text => {
      const clean = [...told]
        .toSorted(([one], [other]) => other.length - one.length)
        .reduce((rest, [secret, made]) => rest.replaceAll(secret, made), text)
      return clean
        .replace(MAIL, mail => (isOwn(mail) ? mail : standIn('email', mail)))
        .replace(CPF, cpf => (isOwn(cpf) ? cpf : standIn('cpf', cpf)))
        .replace(PHONE, phone => standIn('phone', phone))
        .replace(IP, ip => (isOwn(ip) ? ip : standIn('ip', ip)))
        .replace(SIGNED, token => standIn('token', token))
    },
  }
}
