import type { Plugin } from 'vite'
import type { StyleTable } from '../../../src/fillings/table.ts'
import { HASH_LETTERS } from '../hashedFile.ts'
import { tvStyles } from './tvStyles.ts'

/** What begins to run by itself, and what it lacks in a television set. */
const BEGINNINGS: ReadonlyArray<readonly [RegExp, string]> = [
  [/\/src\/main\.tsx$/, '/src/fillings/page.ts'],
  [/\/src\/services\/guide\/worker\.ts/, '/src/fillings/language.ts'],
]

const withFillings = (): Plugin => ({
  name: 'with-fillings',
  enforce: 'pre',
  transform(code, id) {
    if (id.includes('/node_modules/')) return undefined
    const [, fillings] = BEGINNINGS.find(([module]) => module.test(id)) ?? []
    const filled = fillings === undefined ? code : `import '${fillings}'\n${code}`
    return { code: filled.replaceAll("'dialog:modal'", "'dialog[data-modal]'"), map: null }
  },
})

/** Pictures and faces are the same files as those of the other output. */
const names = (ending: string): string => `assets/tv-[name]-[hash:${HASH_LETTERS}]${ending}`
const output = {
  entryFileNames: names('.js'),
  chunkFileNames: names('.js'),
  assetFileNames: ({ names: [name = ''] }: { readonly names: string[] }) =>
    name.endsWith('.css') ? names('[extname]') : names('[extname]').replace('tv-', ''),
}

/** The app for television sets: what is missing there is filled in before anything else runs, and styles are lowered. */
export const tvOutput = (): Plugin[] => {
  const table: StyleTable = { has: [], containers: [], limits: [], colours: [] }
  return [
    withFillings(),
    {
      name: 'tv-output',
      config: () => ({
        build: { manifest: false, license: false, rolldownOptions: { input: 'src/main.tsx', output } },
        worker: { plugins: () => [withFillings()], rolldownOptions: { output } },
        css: { postcss: { plugins: [tvStyles(table)] } },
      }),
      renderChunk: code =>
        code.includes('STYLE_TABLE')
          ? { code: code.replace(/(['"`])STYLE_TABLE\1/, () => JSON.stringify(JSON.stringify(table))), map: null }
          : undefined,
    },
  ]
}
