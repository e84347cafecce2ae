import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../steps.ts'

interface Locked {
  readonly name?: string
  readonly version: string
  readonly integrity?: string
  readonly license?: string
  readonly dependencies?: Readonly<Record<string, string>>
}
type Lock = Readonly<Record<string, Locked>>

const MODULES = 'node_modules/'

const nameAt = (path: string): string => path.slice(path.lastIndexOf(MODULES) + MODULES.length)

/** Where a part finds another: in its own folder of modules, or in the next one above. */
const placeOf = (lock: Lock, name: string, from: string): string => {
  const place = `${from === '' ? '' : `${from}/`}${MODULES}${name}`
  if (lock[place] !== undefined) return place
  if (from === '') throw new Error(`package-lock.json has no ${name}`)
  const above = from.lastIndexOf(`/${MODULES}`)
  return placeOf(lock, name, above < 0 ? '' : from.slice(0, above))
}

const partsOf = (lock: Lock, from: string): ReadonlyArray<string> =>
  Object.keys(lock[from]?.dependencies ?? {}).map(name => placeOf(lock, name, from))

/** All that the app is made of, by their places in the lock file. */
const allParts = (lock: Lock): ReadonlyArray<string> => {
  const found = new Set<string>()
  const visit = (place: string): void => {
    for (const part of partsOf(lock, place)) {
      if (found.has(part)) continue
      found.add(part)
      visit(part)
    }
  }
  visit('')
  return [...found].sort()
}

/** A package URL (purl-spec, npm): the scope is part of the path. */
const addressOf = (lock: Lock, place: string): string =>
  `pkg:npm/${nameAt(place).replace('@', '%40')}@${lock[place]?.version}`

/** A checksum as package-lock.json writes it, as CycloneDX does. */
const hashesOf = ({ integrity = '' }: Locked) => {
  const [algorithm = '', base64 = ''] = integrity.split('-')
  return [{ alg: algorithm.replace(/^sha/, 'SHA-'), content: Buffer.from(base64, 'base64').toString('hex') }]
}

const componentOf = (lock: Lock, place: string) => {
  const part = lock[place]
  if (part?.integrity === undefined) throw new Error(`package-lock.json has no checksum of ${place}`)
  return {
    type: 'library',
    'bom-ref': place,
    name: nameAt(place),
    version: part.version,
    purl: addressOf(lock, place),
    hashes: hashesOf(part),
    licenses: part.license === undefined ? [] : [{ expression: part.license }],
  }
}

/** What the app is made of, from the lock file, as CycloneDX 1.5: `npm sbom` is not there in the npm of every system. */
export const billOfMaterials = (): string => {
  const lock: Lock = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')).packages
  const { name, version } = lock[''] ?? {}
  const parts = allParts(lock)
  const bill = {
    $schema: 'http://cyclonedx.org/schema/bom-1.5.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    version: 1,
    metadata: { component: { type: 'application', 'bom-ref': 'app', name, version } },
    components: parts.map(part => componentOf(lock, part)),
    dependencies: ['', ...parts].map(place => ({ ref: place || 'app', dependsOn: partsOf(lock, place) })),
  }
  return `${JSON.stringify(bill, null, 2)}\n`
}
