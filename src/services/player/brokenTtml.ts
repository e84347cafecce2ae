/** Pieces that are read as a whole: how they begin and end. */
const WHOLE = [
  ['<!--', '-->'],
  ['<![CDATA[', ']]>'],
  ['<?', '?>'],
  ['<!', '>'],
] as const

const TAG = /<(\/?)([\w:.-]+)(?:\s+[\w:.-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*\s*(\/?)>/y
const STRAY_AMPERSAND = /&(?!(?:amp|lt|gt|quot|apos|#\d+|#x[\da-f]+);)/i

/** Where the piece without elements that begins here ends; -1 where it does not. */
const endOfWhole = (xml: string, begin: number): number | undefined => {
  const [, end] = WHOLE.find(([start]) => xml.startsWith(start, begin)) ?? []
  if (end === undefined) return undefined
  const at = xml.indexOf(end, begin)
  return at < 0 ? -1 : at + end.length
}

/** Where the tag that begins here ends, once `open` knows of it; -1 where it is none, or ends what has not begun. */
const endOfTag = (xml: string, begin: number, open: string[]): number => {
  TAG.lastIndex = begin
  const [tag = '', closing, name = '', isEmpty] = TAG.exec(xml) ?? []
  if (tag === '' || (closing && open.pop() !== name)) return -1
  if (!closing && !isEmpty) open.push(name)
  return begin + tag.length
}

/** Whether every element of a document ends where it must (XML 1.0, 2.1), as far as tags tell. */
export const isWellFormed = (xml: string): boolean => {
  const open: string[] = []
  let at = 0
  while (at >= 0) {
    const begin = xml.indexOf('<', at)
    if (STRAY_AMPERSAND.test(xml.slice(at, begin < 0 ? undefined : begin))) return false
    if (begin < 0) return open.length === 0
    at = endOfWhole(xml, begin) ?? endOfTag(xml, begin, open)
  }
  return false
}

/** The box of an MP4 segment that holds its document. */
const BOX = 'mdat'

/** Whether a segment of captions is a document of TTML, bare or in MP4, that cannot be read. */
export const isBrokenTtml = (segment: ArrayBuffer | Uint8Array): boolean => {
  const text = new TextDecoder().decode(segment)
  const box = text.indexOf(BOX)
  return /<(?:\w+:)?tt\b/.test(text) && !isWellFormed(box < 0 ? text : text.slice(box + BOX.length))
}
