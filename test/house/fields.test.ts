import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))

/** Fields of answers that no code reads, each with its reason. */
const UNREAD: Readonly<Record<string, string>> = {
  audioPosters: 'a title has pictures of its own; channels show theirs (CHAN-07)',
  checksum: 'a day is compared by the checksum query, before it is asked for',
  e2eeProperties: 'the deployment file says whether bodies are sealed: the manifest comes sealed itself',
  genreId: 'a genre is asked for by its name',
  isFavorite: 'the favourite list is the one truth about stars (CHAN-08)',
  noSeason: 'the title\u2019s own seasons say it, and the pages read those',
  policyType: 'terms and privacy are read and signed alike',
  renewCodeToken: 'kept as spec §3 says; no call of §7 takes it',
  seasonTitle: 'a season is called by its number, in the language of the person',
  templateId: 'a template is found by its DRM system',
  updateTimestamp: 'the update poll says what has changed',
}

const TEMPLATES = /`[^`]*`/g
const LITERALS = /\/\*[\s\S]*?\*\/|\/\/[^\n]*|'(?:[^'\\\n]|\\.)*'/g

/** Code alone: what stands in comments and texts reads nothing. */
const codeOf = (floor: string): ReadonlyArray<string> =>
  readdirSync(join(ROOT, floor), { recursive: true, encoding: 'utf8' })
    .filter(name => /\.tsx?$/.test(name))
    .map(name =>
      readFileSync(join(ROOT, floor, name), 'utf8')
        .replace(LITERALS, "''")
        .replace(TEMPLATES, text => [...text.matchAll(/\$\{[^}]*\}/g)].join()),
    )

/** From the bracket at `start` to the one that closes it. */
const bracketed = (code: string, start: number): string => {
  let depth = 0
  for (let at = start; at < code.length; at += 1) {
    if ('({['.includes(code[at] ?? '')) depth += 1
    if (')}]'.includes(code[at] ?? '')) depth -= 1
    if (depth === 0) return code.slice(start, at + 1)
  }
  return code.slice(start)
}

const KEY = /[{,]\s*(\w+):/g

const models = codeOf('models')
const codecs = models.flatMap(code =>
  [...code.matchAll(/\bt\.strict\(/g)].map(({ index, 0: call }) => bracketed(code, index + call.length - 1)),
)
const fields = new Set(codecs.flatMap(codec => [...codec.matchAll(KEY)].map(([, name = '']) => name)))

/** A name that is no key: it is read, or taken out of what was read. What src writes under a key goes out, and is read there. */
const usedIn = (code: string, keys: boolean): ReadonlyArray<string> =>
  [...code.matchAll(keys ? /\b(\w+)\b/g : /\b(\w+)\b(?!\s*\??:(?!:))/g)].map(([, name = '']) => name)

const withoutCodecs = (code: string): string => codecs.reduce((rest, codec) => rest.replace(codec, ''), code)

const used = new Set([
  ...models.flatMap(code => usedIn(withoutCodecs(code), false)),
  ...codeOf('machines').flatMap(code => usedIn(code, false)),
  ...codeOf('src').flatMap(code => usedIn(code, true)),
])

describe('The fields of the codecs', () => {
  it('[NET-10] are each read by some code, or the reason why not stands here', () => {
    const unread = [...fields].filter(field => !used.has(field)).toSorted()
    expect(unread).toEqual(Object.keys(UNREAD).toSorted())
  })
})
