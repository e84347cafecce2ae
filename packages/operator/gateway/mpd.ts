import { SaxesParser } from 'saxes'
import { SourceFault } from './sourceFault.ts'

/** An element of an MPD; elements of other namespaces keep their prefix. */
export interface MpdElement {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children: ReadonlyArray<MpdElement>
  readonly text: string
}

interface OpenElement extends MpdElement {
  readonly children: OpenElement[]
  text: string
}

const MAX_DEPTH = 30
const MAX_ELEMENTS = 200_000

/** The tree of a whole MPD. Entities of its own are never followed. */
export const parseMpd = (text: string): MpdElement => {
  const root: OpenElement = { name: '', attributes: {}, children: [], text: '' }
  const path = [root]
  let count = 0
  const parser = new SaxesParser()
  parser.fail = reason => {
    throw new SourceFault(`a DASH manifest that cannot be read: line ${parser.line}, ${reason}`)
  }
  parser.on('opentag', ({ name, attributes }) => {
    count += 1
    if (path.length > MAX_DEPTH || count > MAX_ELEMENTS) throw new SourceFault('a DASH manifest without an end')
    const element: OpenElement = { name, attributes, children: [], text: '' }
    path.at(-1)?.children.push(element)
    path.push(element)
  })
  const takeText = (part: string): void => {
    const element = path.at(-1)
    if (element !== undefined) element.text += part.trim()
  }
  parser.on('text', takeText)
  parser.on('cdata', takeText)
  parser.on('closetag', () => {
    path.pop()
  })
  parser.write(text).close()
  const mpd = root.children.find(({ name }) => name === 'MPD')
  if (mpd === undefined) throw new SourceFault('no DASH manifest')
  return mpd
}

export const childrenOf = ({ children }: MpdElement, name: string): ReadonlyArray<MpdElement> =>
  children.filter(child => child.name === name)

export const childOf = (element: MpdElement, name: string): MpdElement | undefined => childrenOf(element, name)[0]

const DURATION = /^P(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+(?:\.\d+)?)S)?)?$/

/** `PT1H2M3.4S` in seconds. */
export const secondsOf = (text: string | undefined): number | undefined => {
  const match = DURATION.exec(text ?? '')
  if (match === null) return undefined
  const [days = 0, hours = 0, minutes = 0, seconds = 0] = match.slice(1).map(part => Number(part ?? 0))
  return days * 86_400 + hours * 3_600 + minutes * 60 + seconds
}

const ZONE = /(?:Z|[+-]\d\d:\d\d)$/

/** A date and time in seconds since the epoch; without a zone it is UTC. */
export const momentOf = (text: string | undefined): number | undefined => {
  const ms = Date.parse(text === undefined || ZONE.test(text) ? (text ?? '') : `${text}Z`)
  return Number.isNaN(ms) ? undefined : ms / 1000
}
