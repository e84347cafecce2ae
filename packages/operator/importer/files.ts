import { createReadStream } from 'node:fs'
import { open, readFile } from 'node:fs/promises'
import { type M3u, parseM3u } from './m3u.ts'
import { makeXmltvReader, type Xmltv } from './xmltv.ts'

const decoderFor = (label: string): TextDecoder => {
  try {
    return new TextDecoder(label)
  } catch {
    return new TextDecoder('utf-8')
  }
}

const HEAD_BYTES = 200

/** The encoding that an XML file declares in its first line. */
const declaredEncoding = async (path: string): Promise<string> => {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0)
    return /encoding=["']([\w-]+)["']/.exec(buffer.toString('latin1', 0, bytesRead))?.[1] ?? 'utf-8'
  } finally {
    await file.close()
  }
}

/** UTF-8 where the bytes are that, else Latin-1, as old playlists are. */
export const readM3u = async (path: string): Promise<M3u> => {
  const bytes = await readFile(path)
  try {
    return parseM3u(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    return parseM3u(new TextDecoder('latin1').decode(bytes))
  }
}

export const readXmltv = async (path: string): Promise<Xmltv> => {
  const decoder = decoderFor(await declaredEncoding(path))
  const reader = makeXmltvReader()
  for await (const part of createReadStream(path)) reader.write(decoder.decode(part, { stream: true }))
  reader.write(decoder.decode())
  return reader.end()
}
