/** What somebody else's JSON holds, field by field. */
export type Fields = Readonly<Record<string, unknown>>

export const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null

export const fieldsIn = (value: unknown, name: string): Fields => {
  const found = isFields(value) ? value[name] : undefined
  return isFields(found) ? found : {}
}

/** Servers write numbers as texts and texts as numbers. */
export const textIn = (fields: Fields, name: string, most = 4_000): string | undefined => {
  const value = fields[name]
  const text = typeof value === 'number' ? String(value) : typeof value === 'string' ? value.trim() : ''
  return text === '' ? undefined : text.slice(0, most)
}

export const numberIn = (fields: Fields, name: string): number | undefined => {
  const number = Number(textIn(fields, name))
  return Number.isInteger(number) && number > 0 ? number : undefined
}

/** A list, or what some servers send in its place: an object with the items by their numbers. */
export const listOf = (value: unknown): ReadonlyArray<Fields> =>
  isFields(value) ? Object.values(value).filter(isFields) : []

/** Texts in a list, or in one text with commas. */
export const textsIn = (fields: Fields, name: string): ReadonlyArray<string> => {
  const value = fields[name]
  const parts = Array.isArray(value) ? value : typeof value === 'string' ? value.split(',') : []
  return parts
    .filter(each => typeof each === 'string')
    .map(each => each.trim().slice(0, 200))
    .filter(each => each !== '')
    .slice(0, 60)
}
