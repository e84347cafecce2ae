import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** The page of all charts, as a product owner opens it from the file system. */
export const EXPLORER = new URL('../../../docs/statecharts/index.html', import.meta.url).href

/** Git does not keep it: `npm run charts` makes it, and so does `npm test` ahead of the browser. */
export const readExplorer = (): string => {
  const file = fileURLToPath(EXPLORER)
  if (!existsSync(file)) throw new Error('docs/statecharts/index.html is not there yet: npm run charts makes it')
  return readFileSync(file, 'utf8')
}
