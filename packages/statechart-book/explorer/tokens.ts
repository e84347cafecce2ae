/** `--name: value;` of a block, comments left out. */
const declarations = (block: string): readonly (readonly [string, string])[] =>
  [...block.replaceAll(/\/\*[\s\S]*?\*\//g, '').matchAll(/(--[\w-]+)\s*:\s*([^;]+);/g)].map(
    ([, name = '', value = '']) => [name, value.replaceAll(/\s+/g, ' ').trim()] as const,
  )

const mentioned = (text: string): readonly string[] =>
  [...text.matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name)

const blockOf = (css: string, selector: RegExp): string => {
  const start = css.search(selector)
  return start === -1 ? '' : css.slice(css.indexOf('{', start) + 1, css.indexOf('\n}', start))
}

type Declared = readonly (readonly [string, string])[]

const closure = (wanted: readonly string[], all: Declared): ReadonlySet<string> => {
  const found = new Set<string>()
  const queue = [...wanted]
  for (const name of queue) {
    if (found.has(name)) continue
    found.add(name)
    queue.push(...all.filter(([own]) => own === name).flatMap(([, value]) => mentioned(value)))
  }
  return found
}

const written = (selector: string, list: Declared, needed: ReadonlySet<string>): string =>
  `${selector}{${list
    .filter(([name]) => needed.has(name))
    .map(([name, value]) => `${name}:${value}`)
    .join(';')}}`

/** Of an app's tokens, those that a style sheet uses: a page of its own looks like the app and changes with it. */
export const neededTokens = (tokens: string, css: string): string => {
  const plain = tokens.replaceAll(/\/\*[\s\S]*?\*\//g, '')
  const scale = declarations(blockOf(plain, /:root \{/))
  const dark = declarations(blockOf(plain, /:root,\n\[data-surface/))
  const light = declarations(blockOf(plain, /\[data-theme="light"\] \{/))
  const needed = closure(mentioned(css), [...scale, ...dark, ...light])
  const known = new Set([...scale, ...dark].map(([name]) => name))
  const own = new Set(declarations(css).map(([name]) => name))
  const missing = mentioned(css).filter(name => !known.has(name) && !own.has(name))
  if (missing.length > 0) throw new Error(`the tokens have no ${[...new Set(missing)].join(', ')}`)
  return [
    written(':root', [...scale, ...dark], needed),
    written('[data-theme=light]', light, needed),
    ':root{color-scheme:dark}[data-theme=light]{color-scheme:light}',
  ].join('\n')
}
