/** As typed: the country code with or without `+`, the number with whatever separates its digits. */
export interface Phone {
  readonly countryCode: string
  readonly number: string
}

/** Whether a number, in bare digits, exists in a country's numbering plan. */
export type NumberingPlan = (phone: Phone) => boolean

const SEPARATORS = /[\s().\-\u2010-\u2015]/g

/** The same phone without separators and `+`; anything else stays and is refused by the plan. */
export const phoneDigits = ({ countryCode, number }: Phone): Phone => ({
  countryCode: countryCode.replace(SEPARATORS, '').replace(/^\+/, ''),
  number: number.replace(SEPARATORS, ''),
})

/** The limits that every country keeps (ITU E.164): a code of 1-3 digits, at most 15 digits in all. */
export const e164: NumberingPlan = ({ countryCode, number }) =>
  /^[1-9]\d{0,2}$/.test(countryCode) && /^\d{4,14}$/.test(number) && countryCode.length + number.length <= 15

/** `+5511987654321`, the form in which a phone is an account's name. */
export const phoneText = (phone: Phone): string => {
  const { countryCode, number } = phoneDigits(phone)
  return `+${countryCode}${number}`
}
