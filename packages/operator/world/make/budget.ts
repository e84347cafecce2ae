import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** All media that are committed: pictures, and the loops of channels and films. */
export const BUDGET = 24_000_000

const FOLDERS = ['../pictures/', '../../media/loops/'].map(folder => fileURLToPath(new URL(folder, import.meta.url)))

const sizeOfFolder = (folder: string): number =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map(name => statSync(join(folder, name)))
    .reduce((sum, file) => sum + (file.isFile() ? file.size : 0), 0)

export const committedBytes = (): number => FOLDERS.reduce((sum, folder) => sum + sizeOfFolder(folder), 0)
