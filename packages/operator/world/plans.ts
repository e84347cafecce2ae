import type { LogicalChannelId } from '../../../models/channel.ts'
import type { Plan, PlanPeriod } from '../../../models/plan.ts'
import { PlanId, ProductId } from '../../../models/subscription.ts'
import { type Texts, texts } from './data/texts.ts'
import { idOf } from './ids.ts'
import type { LineupChannel } from './lineup.ts'
import { HOLDS } from './rights.ts'

export interface Offer {
  readonly id: string
  readonly productId: string
  readonly period: PlanPeriod
  readonly recommended: boolean
  readonly amount: number
  readonly currency: string
  readonly discount: number | undefined
  readonly name: Texts
  readonly text: Texts
}

const COMPLETE = texts(
  'Every channel with replay, all films and series, four screens.',
  'Todos los canales con repetición, todas las películas y series, cuatro pantallas.',
  'Todos os canais com reprise, todos os filmes e séries, quatro telas.',
)

const OFFERS: ReadonlyArray<Offer> = [
  {
    id: 'basic-month',
    productId: 'basic',
    period: 'MONTH',
    recommended: false,
    amount: 29.9,
    currency: 'BRL',
    discount: undefined,
    name: texts('Essential', 'Esencial', 'Essencial'),
    text: texts(
      'Open television, film and documentaries, two screens.',
      'Televisión abierta, cine y documentales, dos pantallas.',
      'Televisão aberta, cinema e documentários, duas telas.',
    ),
  },
  {
    id: 'full-month',
    productId: 'full',
    period: 'MONTH',
    recommended: true,
    amount: 54.9,
    currency: 'BRL',
    discount: 39.9,
    name: texts('Complete', 'Completo', 'Completo'),
    text: COMPLETE,
  },
  {
    id: 'full-year',
    productId: 'full',
    period: 'YEAR',
    recommended: false,
    amount: 399,
    currency: 'BRL',
    discount: undefined,
    name: texts('Complete, a year', 'Completo, un año', 'Completo, um ano'),
    text: texts(
      'Twelve months for the price of ten.',
      'Doce meses por el precio de diez.',
      'Doze meses pelo preço de dez.',
    ),
  },
  {
    id: 'full-uruguay',
    productId: 'full',
    period: 'MONTH',
    recommended: true,
    amount: 1190,
    currency: 'UYU',
    discount: undefined,
    name: texts('Complete', 'Completo', 'Completo'),
    text: COMPLETE,
  },
]

const opened = (productId: string, channels: ReadonlyArray<LineupChannel>): ReadonlyArray<LogicalChannelId> =>
  channels
    .filter(({ tier }) => tier === 'free' || HOLDS[productId]?.includes(tier))
    .map(({ channel }) => channel.logicalChannelId)

/** What is sold; paid on the member site. */
export const plans = (origin: string, channels: ReadonlyArray<LineupChannel>): ReadonlyArray<Plan> =>
  OFFERS.map(({ id, productId, period, recommended, amount, currency, discount, name, text }) => ({
    planId: idOf(PlanId, id),
    url: `${origin}/member?plan=${id}`,
    price: { amount, currency },
    discount: discount === undefined ? undefined : { amount: discount, currency },
    planLang: (['en', 'es', 'pt'] as const).map(lang => ({ lang, planName: name[lang], description: text[lang] })),
    productId: idOf(ProductId, productId),
    period,
    recommended,
    channelIds: opened(productId, channels),
  }))

export const planNamed = (id: string | null): Offer | undefined => OFFERS.find(offer => offer.id === id)
