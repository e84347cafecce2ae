// Plain JavaScript without dependencies, because it runs before anything is installed.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const KINDS = ['dependencies', 'devDependencies', 'optionalDependencies', 'peerDependencies']

const wishesIn = manifest => KINDS.flatMap(kind => Object.entries(manifest[kind] ?? {}).map(wish => wish.join('@')))

const isOwn = path => !path.includes('node_modules/')

/** Where an install would choose anew, as a manifest wishes for what the lock file does not have; and what it could not check. */
export const lockProblems = (lock, manifestOf) =>
  Object.entries(lock.packages).flatMap(([path, locked]) => {
    if (!isOwn(path)) return locked.link || locked.integrity ? [] : [`${path} has no checksum`]
    const [wished, known] = [wishesIn(manifestOf(path)), wishesIn(locked)]
    const changed = [...wished.filter(each => !known.includes(each)), ...known.filter(each => !wished.includes(each))]
    return changed.map(each => `${join(path, 'package.json')}: ${each}`)
  })

export const lockProblemsAt = root => {
  const read = path => JSON.parse(readFileSync(join(root, path), 'utf8'))
  return lockProblems(read('package-lock.json'), path => read(join(path, 'package.json')))
}
