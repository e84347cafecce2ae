import * as t from 'io-ts'
import { LogicalChannelId } from './channelIds.ts'
import type { Instant } from './codec/instant.ts'
import { mapped } from './codec/mapped.ts'
import { Amount, Currency, Money } from './codec/money.ts'
import { Flag, fallback, lenient, oneOf, optional } from './codec/optional.ts'
import { LongText, OptionalAddress, Text } from './codec/text.ts'
import { currencyOf } from './currency.ts'
import type { Language } from './language.ts'
import { PlanId, ProductId, type Subscription } from './subscription.ts'
import { isRunning } from './subscriptionState.ts'

/** `lang` is any language of the operator's; a plan may be told in more of them than the app speaks. */
export const PlanText = t.strict({ lang: Text, planName: Text, description: fallback(LongText, '') }, 'PlanText')
export type PlanText = t.TypeOf<typeof PlanText>

/** What a price is paid for. */
export const PlanPeriod = oneOf('PlanPeriod', ['MONTH', 'YEAR'])
export type PlanPeriod = t.TypeOf<typeof PlanPeriod>

/** What an operator may tell besides: nothing is said of what is missing (contract, Plans). */
const more = {
  /** What an account that has paid is said to have. */
  productId: lenient(optional(ProductId), undefined),
  period: lenient(optional(PlanPeriod), undefined),
  recommended: fallback(lenient(Flag, false), false),
  /** The channels that it opens. */
  channelIds: lenient(optional(t.readonlyArray(LogicalChannelId)), undefined),
}

/** What a subscriber can buy (BUY-01). Without `url` there is no way to pay for it. */
export interface Plan {
  readonly planId: PlanId
  readonly url: string | undefined
  readonly price: Money
  readonly discount: Money | undefined
  readonly planLang: ReadonlyArray<PlanText>
  readonly productId: ProductId | undefined
  readonly period: PlanPeriod | undefined
  readonly recommended: boolean
  readonly channelIds: ReadonlyArray<LogicalChannelId> | undefined
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
    ...more,
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

/** The prices of one currency, that of the account's country where something is sold in it. */
export const inOneCurrency = <Priced extends Pick<Plan, 'price'>>(
  plans: ReadonlyArray<Priced>,
  country: string | undefined,
): ReadonlyArray<Priced> => {
  const own = plans.find(({ price }) => price.currency === currencyOf(country)) ?? plans[0]
  return plans.filter(({ price }) => price.currency === own?.price.currency)
}

/** What the account has at this moment of what the plan sells. */
export const ownSubscription = (
  { productId }: Pick<Plan, 'productId'>,
  list: ReadonlyArray<Subscription>,
  now: Instant,
): Subscription | undefined => list.find(each => each.productId === productId && isRunning(each, now))

/** The one that the operator recommends, where the account has not what it sells. */
export const advisedPlan = <Sold extends Pick<Plan, 'productId' | 'recommended'>>(
  plans: ReadonlyArray<Sold>,
  list: ReadonlyArray<Subscription>,
  now: Instant,
): Sold | undefined => plans.find(plan => plan.recommended && ownSubscription(plan, list, now) === undefined)

const MONTHS = 12

/** In a month, of a year too. */
const monthly = (plan: Pick<Plan, 'price' | 'discount' | 'period'>): number =>
  payable(plan).amount / (plan.period === 'YEAR' ? MONTHS : 1)

/** Something dearer is sold than what the account has: no plan tells for how many devices it is. */
export const sellsMore = (
  plans: ReadonlyArray<Pick<Plan, 'productId' | 'price' | 'discount' | 'period'>>,
  list: ReadonlyArray<Subscription>,
  now: Instant,
): boolean => {
  const isOwn = (plan: Pick<Plan, 'productId'>): boolean => ownSubscription(plan, list, now) !== undefined
  const paid = Math.max(0, ...plans.filter(isOwn).map(monthly))
  return plans.some(plan => !isOwn(plan) && monthly(plan) > paid)
}

/** The plan that it was bought as: the one that the operator names, else the only one that sells it. */
export const boughtPlan = <Sold extends Pick<Plan, 'planId' | 'productId'>>(
  { productId, planId }: Subscription,
  plans: ReadonlyArray<Sold>,
): Sold | undefined => {
  if (planId !== undefined) return plans.find(plan => plan.planId === planId)
  const [only, ...others] = plans.filter(plan => plan.productId === productId)
  return others.length === 0 ? only : undefined
}

/** Whole per cent that a discount saves, or a year against twelve months of the same. */
export const savingOf = (plan: Plan, plans: ReadonlyArray<Plan>): number | undefined => {
  const paid = payable(plan)
  const month = plans.find(
    each => plan.period === 'YEAR' && each.period === 'MONTH' && each.productId === plan.productId,
  )
  const full = month === undefined ? plan.price : payable(month)
  const whole = month === undefined ? full.amount : full.amount * MONTHS
  if (full.currency !== paid.currency || whole === 0) return undefined
  const saving = Math.floor(((whole - paid.amount) * 100) / whole)
  return saving > 0 ? saving : undefined
}

/** Width of the purchase dialog in px (spec §9). */
export const purchaseDialogWidth = (plans: number): 700 | 1036 => (plans > 2 ? 1036 : 700)
