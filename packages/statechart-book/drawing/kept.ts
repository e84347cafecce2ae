import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { ElkNode } from 'elkjs'

/** May be thrown away at any time: it is made again, and the same. */
const FOLDER = `${process.cwd()}/.cache/layouts`

/** Another ELK may give other places. */
export const ELK = readFileSync(createRequire(import.meta.url).resolve('elkjs/package.json'), 'utf8')

/** What ELK gave for a graph, from the time before: it takes seconds where reading takes a millisecond. */
export const kept = async (graph: string, layOut: () => Promise<ElkNode>): Promise<ElkNode> => {
  const file = `${FOLDER}/${createHash('sha256').update(ELK).update(graph).digest('hex')}.json`
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8'))
  const placed = await layOut()
  mkdirSync(FOLDER, { recursive: true })
  // Whoever reads at the same time finds all of it or nothing.
  writeFileSync(`${file}.${process.pid}`, JSON.stringify(placed))
  renameSync(`${file}.${process.pid}`, file)
  return placed
}
