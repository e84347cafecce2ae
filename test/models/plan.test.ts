import fc from 'fast-check'
import * as E from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import { instant as moment } from '../../models/codec/instant.ts'
import { Money } from '../../models/codec/money.ts'
import { CURRENCY_SYMBOLS, currencySymbol } from '../../models/currency.ts'
import {
  advisedPlan,
  boughtPlan,
  inOneCurrency,
  ownSubscription,
  PlanFromWire,
  payable,
  planText,
  purchaseDialogWidth,
  savingOf,
  sellsMore,
} from '../../models/plan.ts'
import { Subscription } from '../../models/subscription.ts'
import * as paymentEndpoints from '../../models/wire/payment.ts'
import { languages } from './accountArbitraries.ts'
import { decoded, HTML, HUGE, itRoundTrips, itWithstandsBadInput, read } from './laws.ts'
import * as some from './vodArbitraries.ts'

const wire = { planId: 1, url: 'https://member.example/p/1', price: '29.90', currency: 'brl', planLang: [] }

describe('A plan', () => {
  itRoundTrips('[NET-10] A plan', PlanFromWire, some.plans)
  itRoundTrips(
    '[NET-10] Money',
    Money,
    some.plans.map(({ price }) => price),
  )
  itWithstandsBadInput('A plan', PlanFromWire, some.plans)

  it('[LANG-06] is told in the active language, else in English, else in the first there is', () => {
    const entry = (lang: string) => ({ lang, planName: lang, description: HTML })
    const planLang = [entry('fr'), entry('en'), entry('pt')]
    expect(planText({ planLang }, 'pt')?.planName).toBe('pt')
    expect(planText({ planLang }, 'es')?.planName).toBe('en')
    expect(planText({ planLang: [entry('fr')] }, 'es')).toEqual(entry('fr'))
    expect(planText({ planLang: [] }, 'es')).toBeUndefined()
    fc.assert(
      fc.property(some.plans, languages, (plan, language) => {
        const shown = planText(plan, language)
        expect(shown === undefined).toBe(plan.planLang.length === 0)
        if (plan.planLang.some(({ lang }) => lang === language)) expect(shown?.lang).toBe(language)
      }),
    )
  })

  it('[BUY-01] costs its price, or a discount that is lower or in another currency', () => {
    const plan = read(PlanFromWire, wire)
    expect(payable(plan)).toEqual({ amount: 29.9, currency: 'BRL' })
    const cheaper = read(PlanFromWire, { ...wire, discountPrice: 19.9 })
    expect(payable(cheaper)).toEqual({ amount: 19.9, currency: 'BRL' })
    expect(payable(read(PlanFromWire, { ...wire, discountPrice: 39.9 }))).toEqual(plan.price)
    const dollars = read(PlanFromWire, { ...wire, discountPrice: 99, discountCurrency: 'USD' })
    expect(payable(dollars)).toEqual({ amount: 99, currency: 'USD' })
    expect([0, 1, 2, 3].map(purchaseDialogWidth)).toEqual([700, 700, 700, 1036])
  })

  it('[BUY-01] stands in one currency: that of the country, else that of the first', () => {
    const sold = (currency: string) => read(PlanFromWire, { ...wire, planId: currency, currency })
    const all = ['USD', 'BRL', 'UYU', 'BRL'].map(sold)
    const shown = (country: string | undefined) => inOneCurrency(all, country).map(({ price }) => price.currency)
    expect(shown('BR')).toEqual(['BRL', 'BRL'])
    expect(shown('UY')).toEqual(['UYU'])
    for (const country of ['AR', 'constructor', undefined]) expect(shown(country)).toEqual(['USD'])
    expect(inOneCurrency([], 'BR')).toEqual([])
  })

  it('[BUY-01] is mine as long as what it sells runs', () => {
    const plan = read(PlanFromWire, { ...wire, productId: 'full' })
    const now = moment(1_000)
    const has = (productId: string, expiredTs: number) =>
      ownSubscription(plan, [read(Subscription, { productId, expiredTs })], now) !== undefined
    expect([has('full', -1), has('full', 2_000_000_000_000), has('basic', -1)]).toEqual([true, true, false])
    expect(ownSubscription(read(PlanFromWire, wire), [], now)).toBeUndefined()
  })

  it('[BUY-01] of those that sell one product, mine is the one that it was bought as', () => {
    const sold = (planId: string, productId: string) => read(PlanFromWire, { ...wire, planId, productId })
    const [basic, month, year] = [sold('basic', 'basic'), sold('month', 'full'), sold('year', 'full')] as const
    const bought = (productId: string, planId?: unknown) =>
      boughtPlan(read(Subscription, { productId, expiredTs: -1, planId }), [basic, month, year])
    expect(bought('full', 'year')).toBe(year)
    expect(bought('full', 'month')).toBe(month)
    // sold no more, or in another country
    expect(bought('full', 'decade')).toBeUndefined()
    // not told
    for (const untold of [undefined, null, '', {}]) expect(bought('full', untold)).toBeUndefined()
    expect(bought('basic')).toBe(basic)
    expect(bought('gone')).toBeUndefined()
  })

  it('[BUY-01] is advised where the operator recommends it and the account has not what it sells', () => {
    const now = moment(1_800_000_000_000)
    const basic = read(PlanFromWire, { ...wire, productId: 'basic' })
    const full = read(PlanFromWire, { ...wire, productId: 'full', recommended: true })
    const has = (productId: string, expiredTs: number) => [read(Subscription, { productId, expiredTs })]
    expect(advisedPlan([basic, full], [], now)).toBe(full)
    expect(advisedPlan([basic, full], has('basic', -1), now)).toBe(full)
    expect(advisedPlan([basic, full], has('full', now + 1), now)).toBeUndefined()
    expect(advisedPlan([basic, full], has('full', now - 1), now)).toBe(full)
    expect(advisedPlan([basic], [], now)).toBeUndefined()
  })

  it('[AHEAD-46] is more than what the account has where it is dearer in a month, and another product', () => {
    const now = moment(1_800_000_000_000)
    const basic = read(PlanFromWire, { ...wire, price: 30, productId: 'basic' })
    const full = read(PlanFromWire, { ...wire, price: 55, productId: 'full', period: 'MONTH' })
    const year = read(PlanFromWire, { ...wire, price: 300, productId: 'annual', period: 'YEAR' })
    const has = (...products: ReadonlyArray<string>) =>
      products.map(productId => read(Subscription, { productId, expiredTs: -1 }))
    expect(sellsMore([basic, full], has('basic'), now)).toBe(true)
    expect(sellsMore([basic, full], has('full'), now)).toBe(false)
    expect(sellsMore([basic, full, year], has('full'), now)).toBe(false)
    expect(sellsMore([basic, year], has('annual'), now)).toBe(true)
    expect(sellsMore([basic], [], now)).toBe(true)
    expect(sellsMore([basic], [read(Subscription, { productId: 'basic', expiredTs: now - 1 })], now)).toBe(true)
    expect(sellsMore([], [], now)).toBe(false)
  })

  it('[BUY-01] saves what the discount takes off, or a year against twelve months of the same', () => {
    const month = read(PlanFromWire, { ...wire, price: 50, discountPrice: 40, productId: 'full', period: 'MONTH' })
    const year = read(PlanFromWire, { ...wire, price: 400, productId: 'full', period: 'YEAR' })
    expect(savingOf(month, [month, year])).toBe(20)
    expect(savingOf(year, [month, year])).toBe(16)
    expect(savingOf(year, [year])).toBeUndefined()
    expect(savingOf(read(PlanFromWire, wire), [month])).toBeUndefined()
    const dollars = read(PlanFromWire, { ...wire, discountPrice: 1, discountCurrency: 'USD' })
    expect(savingOf(dollars, [dollars])).toBeUndefined()
  })

  it('[NET-08] says nothing of what an operator tells oddly besides the price', () => {
    const odd = { productId: 7.5, period: 'FORTNIGHT', recommended: 'maybe', channelIds: 'all' }
    expect(read(PlanFromWire, { ...wire, ...odd })).toMatchObject({
      period: undefined,
      recommended: false,
      channelIds: undefined,
    })
  })

  it('[NET-08] that cannot be read fails the whole list, with its place', () => {
    const planList = paymentEndpoints.planList.response
    const broken: ReadonlyArray<readonly [string, object]> = [
      ['price', { price: -1 }],
      ['price', { price: 'cheap' }],
      ['price', { price: null }],
      ['price', { price: Number.NaN }],
      ['currency', { currency: undefined }],
      ['currency', { currency: 'R$' }],
      ['currency', { currency: HUGE }],
      ['url', { url: 'javascript:alert(1)' }],
      ['planId', { planId: '' }],
      ['planLang', { planLang: null }],
      ['planLang.0.planName', { planLang: [{ lang: 'en', planName: 7 }] }],
    ]
    for (const [field, changed] of broken)
      expect(decoded(planList, { planList: [wire, { ...wire, ...changed }] })).toEqual({
        result: E.left({ codec: 'PlanListResult', path: `planList.1.${field}` }),
        dropped: [],
      })
  })
})

describe('A currency', () => {
  it('[LANG-07] shows the symbol of the specification', () => {
    expect(CURRENCY_SYMBOLS).toEqual({
      ...{ USD: '$', BRL: 'R$', ARS: '$', CLP: '$', COP: '$', MXN: 'MXN', PEN: 'S/.', UYU: '$U', ZAR: 'R', PHP: '₱' },
    })
    for (const [code, symbol] of Object.entries(CURRENCY_SYMBOLS)) expect(currencySymbol(code)).toBe(symbol)
  })

  it('[LANG-07] that is unknown shows its code', () => {
    const unknown = fc.string().filter(code => !Object.hasOwn(CURRENCY_SYMBOLS, code))
    fc.assert(
      fc.property(fc.oneof(unknown, fc.constantFrom('EUR', 'constructor', '__proto__')), code => {
        expect(currencySymbol(code)).toBe(code)
      }),
    )
  })
})
