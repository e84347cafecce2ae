import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'

type Files = ReadonlyMap<string, string>

export const presentFiles = (folder: string): Files => {
  const found = existsSync(folder) ? readdirSync(folder, { recursive: true, withFileTypes: true }) : []
  const files = found.filter(each => each.isFile()).map(({ parentPath, name }) => join(parentPath, name))
  return new Map(files.map(file => [relative(folder, file).replaceAll('\\', '/'), readFileSync(file, 'utf8')]))
}

/** Makes these files of a folder be as they should: writes what differs, takes away what belongs to nothing. */
export const writeFolder = (folder: string, wanted: Files, names: Iterable<string> = wanted.keys()): void => {
  for (const name of names) {
    const text = wanted.get(name)
    if (text === undefined) rmSync(join(folder, name))
    else {
      mkdirSync(dirname(join(folder, name)), { recursive: true })
      writeFileSync(join(folder, name), text)
    }
  }
}
