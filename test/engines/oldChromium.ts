import { execFileSync } from 'node:child_process'
import { chmodSync, createReadStream, createWriteStream, existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createBrotliDecompress } from 'node:zlib'
import { ROOT } from '../../scripts/lib/steps.ts'

const CACHE = join(ROOT, '.cache/engines')

/** The program of an old Chromium, out of a package of npm that holds one: fetched once, some 45 MB. */
export const oldChromium = async (wish: string): Promise<string | undefined> => {
  const folder = join(CACHE, wish.replace(/[@/]+/g, '-'))
  const program = join(folder, 'chromium')
  if (existsSync(program)) return program
  mkdirSync(folder, { recursive: true })
  try {
    execFileSync('npm', ['pack', wish, '--silent', '--pack-destination', folder], {
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    const [archive = ''] = readdirSync(folder)
    execFileSync('tar', ['xzf', archive, 'package/bin'], { cwd: folder })
    const packed = createReadStream(join(folder, 'package/bin/chromium.br'))
    await pipeline(packed, createBrotliDecompress(), createWriteStream(`${program}.part`))
    chmodSync(`${program}.part`, 0o755)
    execFileSync('mv', [`${program}.part`, program])
    rmSync(join(folder, archive))
    rmSync(join(folder, 'package'), { recursive: true })
    return program
  } catch (error) {
    console.error(`  ${wish} could not be fetched: ${error instanceof Error ? error.message.split('\n')[0] : error}`)
    return undefined
  }
}
