import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import type { ElkNode } from 'elkjs'
import { CACHE, ROOT } from './house.ts'

const FOLDER = `${CACHE}/layouts`

/** Another ELK may give other places. */
const ELK = readFileSync(`${ROOT}/node_modules/elkjs/package.json`, 'utf8')

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
