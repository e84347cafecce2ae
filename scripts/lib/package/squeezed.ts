import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip, zstdCompress } from 'node:zlib'
import { BRAND_FILES } from '../config/files.ts'

const TEXTS = new Set(['.css', '.html', '.js', '.svg', '.txt'])

const [brotli, zip, zstd] = [promisify(brotliCompress), promisify(gzip), promisify(zstdCompress)]

const CODINGS: Readonly<Record<string, (bytes: Buffer) => Promise<Buffer>>> = {
  br: bytes => brotli(bytes, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }),
  gz: bytes => zip(bytes, { level: 9 }),
  zst: bytes => zstd(bytes, { params: { [constants.ZSTD_c_compressionLevel]: 19 } }),
}

/**
 * Puts beside every text of a folder its compressed forms: of each, so that none of an earlier release stays there. JSON and what
 * is a brand's are left out: they are edited in place, and a server would go on sending the old form.
 */
export const squeezeFolder = async (folder: string): Promise<void> => {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    name => TEXTS.has(extname(name)) && !BRAND_FILES.includes(name),
  )
  for (const name of names) {
    const bytes = readFileSync(join(folder, name))
    const made = Object.entries(CODINGS).map(async ([ending, squeeze]) =>
      writeFileSync(join(folder, `${name}.${ending}`), await squeeze(bytes)),
    )
    await Promise.all(made)
  }
}

export const dropForms = (file: string): void => {
  for (const ending of Object.keys(CODINGS)) rmSync(`${file}.${ending}`, { force: true })
}
