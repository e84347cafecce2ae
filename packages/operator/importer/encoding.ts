import { begun } from '../gateway/ask.ts'

const HEAD = 200

const decoderFor = (label: string): TextDecoder => {
  try {
    return new TextDecoder(label)
  } catch {
    return new TextDecoder('utf-8')
  }
}

/** UTF-16 by its mark, or by the zeros beside the first letter; `undefined` for all else. */
const wideEncoding = ([one, two]: Uint8Array): string | undefined => {
  if ((one === 0xff && two === 0xfe) || (one !== 0 && two === 0)) return 'utf-16le'
  if ((one === 0xfe && two === 0xff) || (one === 0 && two !== 0)) return 'utf-16be'
  return undefined
}

const hasUtf8Mark = (bytes: Uint8Array): boolean => bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf

/** The encoding that an XML file has: its mark, else what its first line declares, else UTF-8. */
const xmlEncoding = (head: Buffer): string => {
  const declared = /^\s*<\?xml[^>]*?encoding\s*=\s*["']([\w.:-]+)["']/.exec(head.toString('latin1', 0, HEAD))?.[1]
  const isNarrow = declared !== undefined && !/^utf-?16/i.test(declared) && !hasUtf8Mark(head)
  return wideEncoding(head) ?? (isNarrow ? declared : 'utf-8')
}

/** The text of an XML file that comes in pieces. */
export async function* xmlText(body: AsyncIterable<Buffer>): AsyncGenerator<string> {
  const { head, whole } = await begun(body)
  const decoder = decoderFor(xmlEncoding(head))
  for await (const part of whole) yield decoder.decode(part, { stream: true })
  yield decoder.decode()
}

/** UTF-8 where the bytes are that, else Windows' Latin letters, as old playlists are. */
export const plainText = (bytes: Buffer): string => {
  const wide = wideEncoding(bytes)
  if (wide !== undefined) return new TextDecoder(wide).decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
