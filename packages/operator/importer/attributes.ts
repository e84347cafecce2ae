export type Attributes = ReadonlyMap<string, string>

const ATTRIBUTE = /(?<![a-z0-9_-])([a-z0-9_-]+)=(?:"([^"]*)"|([^\s",]+))/gi
const BEGINS_WITH_ATTRIBUTE = /^\s*[a-z][a-z0-9_-]*="/i

export const attributesOf = (text: string): Attributes =>
  new Map(
    [...text.matchAll(ATTRIBUTE)].map(match => [String(match[1]).toLowerCase(), (match[2] ?? match[3] ?? '').trim()]),
  )

/** The first comma outside quotes. */
const commaOf = (text: string, from: number): number => {
  let quoted = false
  for (let index = from; index < text.length; index += 1) {
    if (text[index] === '"') quoted = !quoted
    if (text[index] === ',' && !quoted) return index
  }
  return -1
}

export interface InfoParts {
  readonly attributes: Attributes
  readonly name: string
}

/** `-1 key="value" key="value",Name`; many write a comma before each attribute too. */
export const infoParts = (body: string): InfoParts | undefined => {
  const first = commaOf(body, 0)
  if (first < 0) return undefined
  let comma = first
  while (BEGINS_WITH_ATTRIBUTE.test(body.slice(comma + 1, comma + 100))) {
    const next = commaOf(body, comma + 1)
    if (next < 0) return { attributes: attributesOf(body), name: '' }
    comma = next
  }
  return { attributes: attributesOf(body.slice(0, comma)), name: body.slice(comma + 1).trim() }
}

export const filled = (text: string | undefined): string | undefined =>
  text === undefined || text === '' ? undefined : text
