import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { build, type Rolldown } from 'vite'
import { ROOT } from '../../charts/house.ts'

const packageOf = (imported: string): string =>
  imported
    .split('/')
    .slice(0, imported.startsWith('@') ? 2 : 1)
    .join('/')

const versionOf = (name: string): string =>
  JSON.parse(readFileSync(`${ROOT}/node_modules/${name}/package.json`, 'utf8')).version

const versions = (imports: readonly string[]): readonly string[] =>
  [...new Set(imports.filter(imported => !imported.startsWith('node:')).map(packageOf))]
    .sort()
    .map(name => `${name} ${versionOf(name)}`)

/**
 * Of everything that a module runs: its own code with what it takes of other files, and the versions of its packages.
 * Types, comments, what nothing uses and, as in production, the words for readers are left out: they change nothing that anybody
 * could measure.
 */
export const codeHash = async (file: string): Promise<string> => {
  const built = await build({
    root: ROOT,
    configFile: false,
    logLevel: 'silent',
    define: { 'import.meta.env.PROD': 'true' },
    build: { ssr: file, write: false, minify: true },
  })
  const chunks = (built as Rolldown.RolldownOutput).output.filter(each => each.type === 'chunk')
  const names = new Set(chunks.map(({ fileName }) => fileName))
  const imports = chunks.flatMap(each => each.imports).filter(imported => !names.has(imported))
  const content = [...chunks.map(({ code }) => code), ...versions(imports)]
  return createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 16)
}
