import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../steps.ts'

/** What the app is built for: today's browsers, and television sets. */
export type Output = 'modern' | 'tv'

interface Manifest {
  readonly browserslist: Readonly<Record<Output, ReadonlyArray<string>>>
}

const WISH = /^(\w+) >= ([\d.]+)$/

/** The oldest browsers of an output by their names, as package.json declares them. */
export const floorOf = (output: Output): Readonly<Record<string, string>> => {
  const { browserslist }: Manifest = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'))
  return Object.fromEntries(
    browserslist[output].map(wish => {
      const [, name, version] = WISH.exec(wish) ?? []
      if (name === undefined || version === undefined) throw new Error(`browserslist of package.json: ${wish}`)
      return [name, version]
    }),
  )
}

/** The same in the words of the bundler, which lowers syntax and styles to it. */
export const targetOf = (output: Output): string[] => Object.entries(floorOf(output)).map(wish => wish.join(''))
