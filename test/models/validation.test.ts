import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { e164, phoneText } from '../../models/phone.ts'
import { documentOf, isBirthDate } from '../../models/profile.ts'
import { isCompleteRechargeCode, rechargeDigits } from '../../models/recharge.ts'
import { settled } from '../../models/textField.ts'
import {
  codeProblem,
  cpfProblem,
  emailProblem,
  idNumberProblem,
  isCpf,
  nameProblem,
  type Problem,
  passwordProblem,
  phoneProblem,
  selectProblem,
} from '../../models/validation.ts'
import { HTML, HUGE } from './laws.ts'

type Check = (text: string) => Problem | undefined

const finds = (check: Check, table: Readonly<Record<string, ReadonlyArray<string>>>): void => {
  for (const [problem, texts] of Object.entries(table))
    for (const text of texts) expect(check(text) ?? 'none', JSON.stringify(text.slice(0, 40))).toBe(problem)
}

const accepts = (check: Check, texts: fc.Arbitrary<string>): void =>
  fc.assert(
    fc.property(texts, text => {
      expect(check(text)).toBeUndefined()
    }),
  )

describe('Fields that people fill in', () => {
  it('[VALID-01] an email address is accepted by its form', () => {
    finds(emailProblem, {
      none: ['ana@sintonia.example', 'a.b+c@x.co', "o'neil@mail.ie", 'joão@correio.pt', 'x@müller.de', ' ana@x.com '],
      required: ['', '   '],
      emailFormat: [
        ...['ana', 'ana@', '@x.com', 'a@b', 'a@b.c', 'a b@x.com', 'a@x..com', '.a@x.com', 'a.@x.com', 'a@@x.com'],
        ...['a@-x.com', 'a@x-.com', 'a@x.com,b@y.com', 'a\n@x.com', `${'a'.repeat(65)}@x.com`, HTML, HUGE],
        `${HUGE}@x.com`,
      ],
    })
    const word = fc.stringMatching(/^[a-z0-9]{1,20}$/)
    accepts(
      emailProblem,
      fc.tuple(word, word, word, fc.constantFrom('com', 'br', 'museum')).map(([a, b, c, d]) => `${a}.${b}@${c}.${d}`),
    )
  })

  it('[VALID-01] a hostile text of any length is judged at once', () => {
    const started = performance.now()
    for (const text of [`${'a.'.repeat(126)}@`, `a@${'a.'.repeat(125)}`, `a@${'a-'.repeat(125)}`, '!'.repeat(254)])
      expect(emailProblem(text)).toBe('emailFormat')
    expect(performance.now() - started).toBeLessThan(1000)
  })

  it('[VALID-02] a password has 6 to 16 printable characters and is taken as typed', () => {
    finds(passwordProblem, {
      none: ['sintonia1', '123456', 'a'.repeat(16), ' pass 1 ', 'señal😀!', '<b>hi</b>'],
      required: [''],
      passwordLength: ['12345', 'a'.repeat(17), 'a', HUGE],
      passwordFormat: ['abc\tdef', 'abc\u0000def', 'abcdef\n', 'abc\u200Bdef'],
    })
    const printable = fc.stringMatching(/^[ -~]{6,16}$/)
    accepts(passwordProblem, printable)
  })

  it('[VALID-03] a phone needs its country code and a number of the numbering plan', () => {
    const problem = (countryCode: string, number: string) => phoneProblem({ countryCode, number }, e164)
    expect(problem('', '11987654321')).toBe('countryCodeRequired')
    expect(problem('+', '')).toBe('countryCodeRequired')
    expect(problem('+55', ' ')).toBe('required')
    expect(problem('+55', '(11) 98765-4321')).toBeUndefined()
    expect(problem('1', '212.555.0100')).toBeUndefined()
    for (const number of ['123', '1'.repeat(15), 'abc', '11987x', HTML, HUGE])
      expect(problem('+55', number)).toBe('phoneFormat')
    for (const code of ['0', '+055', '1234', 'BR']) expect(problem(code, '987654321')).toBe('phoneFormat')
    expect(phoneProblem({ countryCode: '55', number: '11987654321' }, () => false)).toBe('phoneFormat')
    expect(phoneText({ countryCode: '+55', number: '(11) 98765-4321' })).toBe('+5511987654321')
  })

  it('[VALID-04] a verification code is four digits', () => {
    finds(codeProblem, {
      none: ['0000', '1234', ' 1234 '],
      codeFormat: ['', '123', '12345', '12a4', '١٢٣٤', HTML, HUGE],
    })
    accepts(codeProblem, fc.stringMatching(/^[0-9]{4}$/))
  })

  it('[VALID-05] a field or a choice that is needed is not left out', () => {
    expect([selectProblem(undefined), selectProblem(''), selectProblem('male')]).toEqual([
      'unselected',
      'unselected',
      undefined,
    ])
    finds(nameProblem, { none: ['Zé', 'a'.repeat(60)], required: [' '], nameLength: ['a'.repeat(61), HUGE] })
  })

  it('[VALID-05] a CPF is known by its check digits, equal digits are refused', () => {
    finds(cpfProblem, {
      none: ['529.982.247-25', '52998224725', '111.444.777-35', ' 52998224725 '],
      required: ['', ' '],
      cpfFormat: ['529.982.247-24', '5299822472', '529982247255', '52.9982.247-25', 'abc.def.ghi-jk', HTML, HUGE],
    })
    for (const digit of '0123456789') expect(isCpf(digit.repeat(11))).toBe(false)
  })

  it('[VALID-05] of the hundred endings of nine digits exactly one makes a CPF, which depends on every digit', () => {
    const nine = fc.stringMatching(/^[0-9]{9}$/).filter(digits => new Set(digits).size > 1)
    fc.assert(
      fc.property(nine, fc.nat(8), (digits, at) => {
        const withDigit = (digit: number) => digits.slice(0, at) + digit + digits.slice(at + 1)
        const endingsOf = (nineDigits: string) =>
          Array.from({ length: 100 }, (_, ending) => String(ending).padStart(2, '0')).filter(ending =>
            isCpf(nineDigits + ending),
          )
        expect(endingsOf(digits)).toHaveLength(1)
        // Two remainders share the check digit 0, so two of the ten may fall together, but never more.
        const endings = new Set(Array.from({ length: 10 }, (_, digit) => endingsOf(withDigit(digit)).join()))
        expect(endings.size).toBeGreaterThanOrEqual(8)
      }),
    )
  })

  it('[VALID-05] an ID number is 5 to 20 letters or digits', () => {
    finds(idNumberProblem, {
      none: ['AB123', 'X1234567', 'Ñ2345', 'a'.repeat(20)],
      required: [''],
      idNumberFormat: ['1234', 'a'.repeat(21), 'AB-123', HTML, HUGE],
    })
  })

  it('[VALID-05] a date of birth is a real day in the past', () => {
    const today = '2024-03-01'
    for (const date of ['2024-02-29', '1900-01-01', '2000-02-29']) expect(isBirthDate(date, today)).toBe(true)
    for (const date of ['2024-03-01', '2025-01-01', '2023-02-29', '1900-02-29', '2020-13-01', '2020-00-10', '', HTML])
      expect(isBirthDate(date, today), date).toBe(false)
  })

  it('[VALID-06] texts are trimmed when they settle, passwords never', () => {
    fc.assert(
      fc.property(fc.string(), value => {
        expect(settled('password', value)).toBe(value)
        const text = settled('text', value)
        expect(text).toBe(value.trim())
        expect(settled('text', text)).toBe(text)
      }),
    )
  })

  it('[BUY-03] a recharge code keeps its digits, then the first sixteen of them', () => {
    expect(rechargeDigits('1234-5678-9012-3456')).toBe('1234567890123456')
    expect(rechargeDigits(`${'x'.repeat(20)}12345678901234567890`)).toBe('1234567890123456')
    fc.assert(
      fc.property(fc.string(), typed => {
        const kept = rechargeDigits(typed)
        expect(kept).toMatch(/^\d{0,16}$/)
        expect(rechargeDigits(kept)).toBe(kept)
        expect(isCompleteRechargeCode(kept)).toBe(kept.length === 16)
      }),
    )
  })

  it('[AUTH-08] a Brazilian gives the CPF, a foreigner an ID number', () => {
    expect([documentOf('brazilian'), documentOf('foreigner')]).toEqual(['cpf', 'idNum'])
  })
})
