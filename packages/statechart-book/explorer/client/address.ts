/** What the page shows; it stands in the address behind the `#`, so that it can be sent to somebody. */
export type Address =
  | { readonly page: 'start' }
  | { readonly page: 'chart'; readonly chart: string; readonly id?: string }
  | { readonly page: 'requirement'; readonly id: string }
  | { readonly page: 'event'; readonly event: string }
  | { readonly page: 'story'; readonly name: string }

const encoded = (text: string): string => encodeURIComponent(text).replaceAll('%7C', '|').replaceAll('%2F', '/')

/** `session.identity.user` is `session/identity.user`, `guide|clock.ticked|0` is `guide/|clock.ticked|0`. */
const ofPart = (id: string): string => {
  const [, chart = id, rest = ''] = /^([^.|]+)[.]?(.*)$/.exec(id) ?? []
  return rest === '' ? chart : `${chart}/${rest}`
}

/** The address of a chart, or of a state or transition by its id. */
export const addressOf = (id: string): string => `#${encoded(ofPart(id))}`

export const requirementAddress = (id: string): string => `#requirement/${encoded(id)}`

export const eventAddress = (event: string): string => `#event/${encoded(event)}`

export const storyAddress = (name: string): string => `#story/${encoded(name)}`

const partId = (chart: string, rest: string): string => (rest.startsWith('|') ? `${chart}${rest}` : `${chart}.${rest}`)

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

export const readAddress = (hash: string): Address => {
  const [, first = '', rest = ''] = /^#?([^/]*)\/?(.*)$/.exec(decoded(hash)) ?? []
  if (first === '') return { page: 'start' }
  if (first === 'requirement' && rest !== '') return { page: 'requirement', id: rest }
  if (first === 'event' && rest !== '') return { page: 'event', event: rest }
  if (first === 'story' && rest !== '') return { page: 'story', name: rest }
  return rest === '' ? { page: 'chart', chart: first } : { page: 'chart', chart: first, id: partId(first, rest) }
}
