import { asked } from './loadable.ts'
import { FOR_READERS } from './readers.ts'

/** What the viewer wants shows at once: `saving` tells the operator, and puts back what it does not take, for whatever reason. */
export const keepOrPutBack = <const Keep, const PutBack extends string>(keep: Keep, putBack: PutBack) => {
  const back = {
    ...(FOR_READERS && { description: 'The operator did not take it: it is put back.' }),
    target: 'resting',
    actions: putBack,
  } as const
  return asked({ target: 'resting', actions: keep }, back, back)
}
