import { type Plan, PlanId } from '../../../models/plan.ts'
import { type Texts, texts } from './data/texts.ts'
import { idOf } from './ids.ts'

interface Offer {
  readonly id: string
  readonly amount: number
  readonly currency: string
  readonly discount: number | undefined
  readonly name: Texts
  readonly text: Texts
}

const OFFERS: ReadonlyArray<Offer> = [
  {
    id: 'basic-month',
    amount: 29.9,
    currency: 'BRL',
    discount: undefined,
    name: texts('Essential', 'Esencial', 'Essencial'),
    text: texts(
      'Open television, film and documentaries, two screens, a month.',
      'Televisión abierta, cine y documentales, dos pantallas, un mes.',
      'Televisão aberta, cinema e documentários, duas telas, um mês.',
    ),
  },
  {
    id: 'full-month',
    amount: 54.9,
    currency: 'BRL',
    discount: 39.9,
    name: texts('Complete', 'Completo', 'Completo'),
    text: texts(
      'Every channel with catch-up, all titles, four screens, a month.',
      'Todos los canales con repetición, todos los títulos, cuatro pantallas, un mes.',
      'Todos os canais com reprise, todos os títulos, quatro telas, um mês.',
    ),
  },
  {
    id: 'full-year',
    amount: 89,
    currency: 'USD',
    discount: 69.5,
    name: texts('Complete, a year', 'Completo, un año', 'Completo, um ano'),
    text: texts(
      'Twelve months for the price of eight.',
      'Doce meses por el precio de ocho.',
      'Doze meses pelo preço de oito.',
    ),
  },
  {
    id: 'full-uruguay',
    amount: 1190,
    currency: 'UYU',
    discount: undefined,
    name: texts('Complete, Uruguay', 'Completo, Uruguay', 'Completo, Uruguai'),
    text: texts(
      'Every channel, billed in Uruguayan pesos.',
      'Todos los canales, en pesos uruguayos.',
      'Todos os canais, em pesos uruguaios.',
    ),
  },
]

/** What is sold; paid on the member site. */
export const plans = (origin: string): ReadonlyArray<Plan> =>
  OFFERS.map(({ id, amount, currency, discount, name, text }) => ({
    planId: idOf(PlanId, id),
    url: `${origin}/member?plan=${id}`,
    price: { amount, currency },
    discount: discount === undefined ? undefined : { amount: discount, currency },
    planLang: (['en', 'es', 'pt'] as const).map(lang => ({ lang, planName: name[lang], description: text[lang] })),
  }))

export const planNamed = (id: string | null): Offer | undefined => OFFERS.find(offer => offer.id === id)
