import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

type Files = ReadonlyMap<string, string>

export const presentFiles = (folder: string): Files => {
  const names = existsSync(folder) ? readdirSync(folder) : []
  return new Map(names.map(name => [name, readFileSync(join(folder, name), 'utf8')]))
}

/** Makes these files of a folder be as they should: writes what differs, takes away what belongs to nothing. */
export const writeFolder = (folder: string, wanted: Files, names: Iterable<string> = wanted.keys()): void => {
  mkdirSync(folder, { recursive: true })
  for (const name of names) {
    const text = wanted.get(name)
    if (text === undefined) rmSync(join(folder, name))
    else writeFileSync(join(folder, name), text)
  }
}
