import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { e164 } from '../../models/phone.ts'
import { makeRedactor } from '../../models/redaction.ts'
import {
  codeProblem,
  cpfProblem,
  emailProblem,
  idNumberProblem,
  nameProblem,
  passwordProblem,
  phoneProblem,
} from '../../models/validation.ts'

const redacted = (value: unknown): unknown => makeRedactor().value(value)
const fieldOf = (value: unknown, name: string): unknown => Reflect.get(value as object, name)

const secrets = fc.string({ unit: 'grapheme', minLength: 5, maxLength: 40 })
const mails = fc.emailAddress()

describe('[AHEAD-27] Redaction', () => {
  it.each([
    ['password', passwordProblem],
    ['email', emailProblem],
    ['verificationCode', codeProblem],
    ['cpf', cpfProblem],
    ['idNumber', idNumberProblem],
    ['nickName', nameProblem],
  ] as const)('puts a %s in place for which the same check holds', (field, problemOf) => {
    const values = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 80 }),
      mails,
      fc.stringMatching(/^\d{0,6}$/),
      fc.constantFrom('', '  ', '529.982.247-25', 'x'.repeat(70), 'sinto\u0001nia'),
    )
    fc.assert(
      fc.property(values, value => {
        const standIn = fieldOf(redacted({ [field]: value }), field)
        expect(problemOf(String(standIn))).toBe(problemOf(value))
      }),
    )
  })

  it('puts a phone in place that is in the numbering plan where the phone was', () => {
    const numbers = fc.oneof(fc.stringMatching(/^[\d ().-]{0,18}$/), fc.string({ maxLength: 8 }))
    fc.assert(
      fc.property(numbers, number => {
        const phone = String(fieldOf(redacted({ phone: number }), 'phone'))
        expect(phoneProblem({ countryCode: '55', number: phone }, e164)).toBe(
          phoneProblem({ countryCode: '55', number }, e164),
        )
        if (/[1-9]\d{4}/.test(number)) expect(phone).not.toBe(number)
      }),
    )
  })

  it('takes every secret away wherever it stands, and keeps equal what was equal', () => {
    const names = fc.constantFrom(
      'token',
      'refreshToken',
      'memberSiteToken',
      'sessionId',
      'authenticationKey',
      'accountId',
      'licence',
    )
    fc.assert(
      fc.property(names, secrets, secrets, (name, one, other) => {
        fc.pre(one.trim() !== '' && other.trim() !== '')
        const { value } = makeRedactor()
        const [first, second, third] = [one, other, one].map(text => fieldOf(value({ [name]: text }), name))
        expect(first).toBe(third)
        expect(first === second).toBe(one.trim() === other.trim())
        expect(String(first)).not.toContain(one)
      }),
    )
  })

  it('knows a mail address, a document, a phone and a key in any text', () => {
    fc.assert(
      fc.property(mails, mail => {
        expect(JSON.stringify(redacted({ text: `Welcome ${mail}!`, deep: [{ said: [mail] }] }))).not.toContain(mail)
      }),
    )
    const text = 'CPF 529.982.247-25, call +55 11 98765-4321, Bearer abc.def, eyJhbGciOi.eyJzdWIiOi.c2ln'
    expect(redacted(text)).not.toMatch(/529|98765|abc\.def|eyJ/)
  })

  it.each([
    ['two mail addresses in one word', 'ana@one.example+bia@two.example', ['ana', 'bia']],
    ['a mail address behind marks', 'to:--ana@one.example,', ['ana@']],
    ['a signed token behind a word', 'session-eyJhbGciOi.eyJzdWIiOi.c2ln', ['eyJ']],
    ['a signed token in a dotted name', 'www.eyJhbGciOi.eyJzdWIiOi', ['eyJ']],
    ['a key behind marks', `--${'k3y'.repeat(12)}--`, ['k3y']],
    ['a key whose only digit stands far behind', `${'k'.repeat(200)}7`, ['kk']],
    ['each part of a key', `${'aBc'.repeat(12)}/${'dEf'.repeat(12)}/1`, ['aBc', 'dEf']],
  ])('takes out %s', (_, text, secret) => {
    for (const part of secret) expect(redacted(text)).not.toContain(part)
  })

  it('leaves long words that are neither', () => {
    const words = `${'word'.repeat(20)} ${'7'.repeat(40)} no@domain a@b`
    expect(redacted(words)).toBe(words)
  })

  it('tells of an endless text only how long it is, and takes an endless secret away as any other', () => {
    const endless = 'ana '.repeat(5000)
    expect(redacted({ text: endless, token: endless })).toEqual({ text: '… 20000 characters', token: 'redacted-1' })
  })

  it('finds what it has learned in other texts too', () => {
    const { value } = makeRedactor()
    value({ account: { accountId: 'acc-7', accountName: 'Ana Ribeiro' } })
    expect(value({ text: 'Hello Ana Ribeiro (acc-7)' })).toEqual({ text: 'Hello redacted-2 (redacted-1)' })
  })

  it('finds the longest of several that begin alike, side by side and at the very end', () => {
    const { value } = makeRedactor()
    value([{ accountId: 'acc-7' }, { accountId: 'acc-77' }, { accountId: 'acc-777-x' }])
    expect(value({ text: 'acc-7acc-77acc-777 acc-777-x acc-7' })).toEqual({
      text: 'redacted-1redacted-2redacted-27 redacted-3 redacted-1',
    })
  })

  it('empties the query of an address but leaves a template whole', () => {
    expect(redacted({ url: 'https://me:pw@cdn.example/live/7/index.m3u8?token=abc&t=1' })).toEqual({
      url: 'https://cdn.example/live/7/index.m3u8?token=redacted&t=redacted',
    })
    const template = '{base}/live/{streamId}/index.m3u8?token={token}'
    expect(redacted({ live: template })).toEqual({ live: template })
  })

  it('leaves alone what guards read and people need: channels, places, failures, problems, numbers, flags', () => {
    const plain = {
      place: { page: 'liveTv', params: { id: '1304', columnId: 'news' } },
      channels: [{ logicalChannelId: '1304', logicalChannelName: 'Línea Directa', channelSeq: 4, liveAuthority: true }],
      output: { _tag: 'Left', left: { tag: 'refused', errCode: 5001, message: undefined } },
      problems: { password: 'passwordLength', email: 'emailFormat' },
      now: 1_790_000_000_000,
      loginMethod: 'emailLogin',
    }
    expect(redacted(plain)).toEqual(plain)
  })

  it('treats the text typed into a field as that field', () => {
    const { event } = makeRedactor()
    const typed = event({ type: 'viewer.changeField', ...{ field: 'email', value: 'ana@sintonia.exa' } })
    expect(typed).toMatchObject({ type: 'viewer.changeField', field: 'email' })
    expect(JSON.stringify(typed)).not.toContain('ana@')
  })

  it('ends on anything: things that live, circles, functions, errors', () => {
    const circle: { self?: unknown } = {}
    circle.self = circle
    const made = redacted({ circle, at: new Date(0), run: () => 1, error: new Error('for ana@sintonia.example') })
    expect(JSON.parse(JSON.stringify(made))).toMatchObject({
      at: '…',
      error: { name: 'Error', message: 'for viewer1@redacted.example' },
    })
  })
})

it('[AHEAD-27] [AHEAD-46] a device is not called by its name, nor by its session', () => {
  const playing = [
    { sessionId: '8c0f-77aa-long', deviceName: 'Rita’s tablet', since: 1_800_000_000_000, what: 'Aurora' },
  ]
  const held = redacted({ failure: { reason: 'tooManyDevices', playing } })
  expect(JSON.stringify(held)).not.toMatch(/Rita|8c0f/)
  expect(held).toMatchObject({ failure: { playing: [{ since: 1_800_000_000_000, what: 'Aurora' }] } })
})
