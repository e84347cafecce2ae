import { isRight } from 'fp-ts/lib/Either.js'
import { type Plan, PlanFromWire } from '../../models/plan.ts'

/** A plan as an operator sends it. */
export const plan = (planId: string, fields: Readonly<Record<string, unknown>> = {}): Plan => {
  const decoded = PlanFromWire.decode({
    planId,
    url: `https://member.example/plans/${planId}`,
    price: 29.9,
    currency: 'BRL',
    planLang: [{ lang: 'en', planName: planId, description: '' }],
    ...fields,
  })
  if (isRight(decoded)) return decoded.right
  throw new Error('The plan of a test does not fit its codec')
}
