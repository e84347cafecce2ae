import * as t from 'io-ts'
import { id } from './codec/id.ts'
import { mapped } from './codec/mapped.ts'
import { Amount, Currency, Money } from './codec/money.ts'
import { fallback, optional } from './codec/optional.ts'
import { LongText, OptionalAddress, Text } from './codec/text.ts'
import type { Language } from './language.ts'

export const PlanId = id('PlanId')
export type PlanId = t.TypeOf<typeof PlanId>

/** `lang` is any language of the operator's; a plan may be told in more of them than the app speaks. */
export const PlanText = t.strict({ lang: Text, planName: Text, description: fallback(LongText, '') }, 'PlanText')
export type PlanText = t.TypeOf<typeof PlanText>

/** What a subscriber can buy (BUY-01). Without `url` there is no way to pay for it. */
export interface Plan {
  readonly planId: PlanId
  readonly url: string | undefined
  readonly price: Money
  readonly discount: Money | undefined
  readonly planLang: ReadonlyArray<PlanText>
}

export const PlanWire = t.strict(
  {
    planId: PlanId,
    url: OptionalAddress,
    price: Amount,
    currency: Currency,
    discountPrice: optional(Amount),
    discountCurrency: optional(Currency),
    planLang: t.readonlyArray(PlanText),
  },
  'Plan',
)

/** Strict: a price that cannot be read fails the list (spec §3, Plan). A discount without a currency is in the price's. */
export const PlanFromWire: t.Type<Plan, t.OutputOf<typeof PlanWire>> = mapped('Plan', PlanWire, {
  is: (input): input is Plan =>
    typeof input === 'object' && input !== null && 'planId' in input && 'price' in input && Money.is(input.price),
  toDomain: ({ price, currency, discountPrice, discountCurrency, ...rest }) => ({
    ...rest,
    price: { amount: price, currency },
    discount:
      discountPrice === undefined ? undefined : { amount: discountPrice, currency: discountCurrency ?? currency },
  }),
  toWire: ({ price, discount, ...rest }) => ({
    ...rest,
    price: price.amount,
    currency: price.currency,
    discountPrice: discount?.amount,
    discountCurrency: discount?.currency,
  }),
})

/** Name and description in the active language, else in English, else the first there is (LANG-06). */
export const planText = ({ planLang }: Pick<Plan, 'planLang'>, language: Language): PlanText | undefined =>
  planLang.find(({ lang }) => lang === language) ?? planLang.find(({ lang }) => lang === 'en') ?? planLang[0]

/** What is paid: the discount where it is lower, or in another currency than the price. */
export const payable = ({ price, discount }: Pick<Plan, 'price' | 'discount'>): Money => {
  if (discount === undefined) return price
  return discount.currency !== price.currency || discount.amount < price.amount ? discount : price
}

/** Width of the purchase dialog in px (spec §9). */
export const purchaseDialogWidth = (plans: number): 700 | 1036 => (plans > 2 ? 1036 : 700)
