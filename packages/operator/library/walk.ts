import type { Dirent } from 'node:fs'
import { lstat, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { reasonOf } from '../gateway/sourceFault.ts'
import type { Problems } from '../importer/report.ts'

/** A file of a folder, by its place in it. */
export interface FolderFile {
  /** From the folder on, with `/` between the parts. */
  readonly place: string
  readonly path: string
  /** Parts of the place before the name. */
  readonly folders: ReadonlyArray<string>
  /** Its name without the ending, and the ending without the dot, in small letters. */
  readonly base: string
  readonly ending: string
  readonly size: number
  readonly changedAt: number
}

const MAX_FILES = 100_000
const MAX_DEPTH = 12

const named = (name: string): { readonly base: string; readonly ending: string } => {
  const dot = name.lastIndexOf('.')
  return dot <= 0 ? { base: name, ending: '' } : { base: name.slice(0, dot), ending: name.slice(dot + 1).toLowerCase() }
}

/** All files of a folder and of those in it, in the order of their names; links lead out and are not followed. */
export const filesIn = async (root: string, { refused }: Problems): Promise<ReadonlyArray<FolderFile>> => {
  const files: FolderFile[] = []
  const add = async (entry: Dirent, folders: ReadonlyArray<string>): Promise<void> => {
    const place = [...folders, entry.name].join('/')
    const path = join(root, ...folders, entry.name)
    if (entry.isDirectory()) return walk([...folders, entry.name])
    if (entry.isSymbolicLink()) return refused.add(undefined, `${place}: a link, and links are not followed`)
    if (!entry.isFile()) return refused.add(undefined, `${place}: no file`)
    if (files.length >= MAX_FILES) return
    const { size, mtimeMs } = await lstat(path)
    files.push({ place, path, folders, ...named(entry.name), size, changedAt: mtimeMs })
    if (files.length === MAX_FILES) refused.add(undefined, `what comes after ${MAX_FILES} files, the last ${place}`)
  }
  const walk = async (folders: ReadonlyArray<string>): Promise<void> => {
    if (folders.length > MAX_DEPTH)
      return refused.add(undefined, `${folders.join('/')}: folders in folders without an end`)
    const entries = await readdir(join(root, ...folders), { withFileTypes: true })
    for (const entry of entries.toSorted((one, other) => (one.name < other.name ? -1 : 1)))
      await add(entry, folders).catch((error: unknown) =>
        refused.add(undefined, `${[...folders, entry.name].join('/')}: ${reasonOf(error)}`),
      )
  }
  await walk([])
  return files
}

export const folderOf = ({ folders }: Pick<FolderFile, 'folders'>): string => folders.join('/')
