import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join, parse } from 'node:path'
import { build, type Plugin, type Rolldown } from 'vite'
import { HASH_LETTERS } from '../hashedFile.ts'
import { ROOT } from '../steps.ts'

/** A file that the page begins with whatever output it takes: as it is written, without its comments. */
const firstFile = (name: string) => {
  const from = `/src/first/${name}`
  const source = readFileSync(join(ROOT, from), 'utf8')
    .replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
    .replace(/\n\s*/g, '\n')
    .trim()
  const { name: stem, ext } = parse(name)
  const hash = createHash('sha256').update(source).digest('base64url').slice(0, HASH_LETTERS)
  return { from, fileName: `assets/${stem}-${hash}${ext}`, source }
}
const PICK = firstFile('pick.js')
const SKELETON = firstFile('skeleton.css')
const FIRST = [PICK, SKELETON]

type Made = Rolldown.RolldownOutput['output']

const buildForTelevisions = async (): Promise<Made> => {
  const made = await build({ mode: 'tv', logLevel: 'warn', build: { write: false } })
  if (!('output' in made)) throw new Error('The build for television sets is none')
  return made.output
}

const stylesheet = (file: string): string => `<link rel="stylesheet" crossorigin href="/${file}">`

/** What the page begins with in a television set, as Vite writes it for the others. */
const tagsOf = (made: Made): string => {
  const entry = made.find(file => file.type === 'chunk' && file.isEntry)
  if (entry?.type !== 'chunk') throw new Error('The build for television sets has no entry')
  const styles = [...(entry.viteMetadata?.importedCss ?? [])].map(stylesheet)
  return [...styles, `<script type="module" crossorigin src="/${entry.fileName}"></script>`].join('')
}

const TAGS = /\s*<(?:script type="module"[^>]*><\/script>|link rel="(?:stylesheet|modulepreload)" crossorigin[^>]*>)/g

/** Asked for from the start by those alone who take it: older ones know no such medium. */
const early = (tag: string): string =>
  tag
    .replace(/<script type="module" (crossorigin) src=("[^"]*")><\/script>/, '<link rel="modulepreload" $1 href=$2>')
    .replace('rel="stylesheet"', 'rel="preload" as="style"')
    .replace('>', ' media="(scripting)">')

/** Neither output is asked for until one is picked: what lies in a template is not there yet. */
const withBoth = (html: string, tv: string): string => {
  const tags = (html.match(TAGS) ?? []).map(tag => tag.trim())
  const both = [
    ...tags.map(early),
    `<template id="modern">${tags.join('')}</template>`,
    `<template id="tv">${tv}</template>`,
  ]
  return (
    html
      .replace(TAGS, '')
      .replace(/\s*<\/head>/, `\n    ${both.join('\n    ')}\n  </head>`)
      // the app looks for its place as soon as it is there, and the skeleton is painted as the script says
      .replace(/(<div id="root"><\/div>)/, `$1\n    <script src="/${PICK.fileName}"></script>`)
      .replace(SKELETON.from, `/${SKELETON.fileName}`)
  )
}

/** The files of the build for television sets that the page's worker keeps. */
export interface TvFiles {
  readonly names: () => Promise<ReadonlyArray<string>>
}

/** Builds the app a second time, for television sets, and lets the page pick one of both before it asks for any. */
export const twoOutputs = (): Plugin & { readonly api: TvFiles } => {
  let made: Promise<Made> | undefined
  const forTelevisions = (): Promise<Made> => {
    made ??= buildForTelevisions()
    return made
  }
  return {
    name: 'two-outputs',
    apply: 'build',
    api: { names: async () => [...FIRST, ...(await forTelevisions())].map(({ fileName }) => fileName) },
    buildStart() {
      for (const { fileName, source } of FIRST) this.emitFile({ type: 'asset', fileName, source })
      forTelevisions()
    },
    transformIndexHtml: {
      order: 'post',
      handler: async html => withBoth(html, tagsOf(await forTelevisions())),
    },
    async writeBundle({ dir }) {
      if (dir === undefined) return
      for (const file of await forTelevisions())
        writeFileSync(join(dir, file.fileName), file.type === 'chunk' ? file.code : file.source)
    },
  }
}
