import { once } from '../../once.ts'

/** A phone as the operator is told of it. */
export interface NamedPhone {
  readonly phonePreCode: string | undefined
  readonly accountName: string
}

export interface Phones {
  /** The parts of `+5511987654321`; `undefined` where the numbering plan of its country has no such phone (VALID-03). */
  readonly find: (accountName: string) => Promise<NamedPhone | undefined>
}

/** The numbering plans of the world, fetched when the first phone is sent; without them the operator decides. */
export const makePhones = (): Phones => {
  const plans = once(() => import('libphonenumber-js/min'))
  return {
    find: async accountName => {
      const loaded = await plans().catch(() => undefined)
      if (loaded === undefined) return { phonePreCode: undefined, accountName }
      const phone = loaded.parsePhoneNumberFromString(accountName)
      if (!phone?.isValid()) return undefined
      return { phonePreCode: phone.countryCallingCode, accountName: phone.nationalNumber }
    },
  }
}
