import { captionsName } from './fileName.ts'
import type { FoundCaptions } from './found.ts'
import { type FolderFile, folderOf } from './walk.ts'

export const PICTURES: ReadonlySet<string> = new Set(['jpg', 'jpeg', 'png', 'webp', 'avif'])
export const CAPTIONS: ReadonlySet<string> = new Set(['vtt', 'srt'])

/** What lies beside films, by the names that they have, or that pictures of a whole folder have. */
export interface Beside {
  readonly picture: (folder: string, names: ReadonlyArray<string>) => string | undefined
  readonly captions: (film: FolderFile) => ReadonlyArray<FoundCaptions>
  readonly isUsed: (file: FolderFile) => boolean
}

export const makeBeside = (files: ReadonlyArray<FolderFile>, films: ReadonlyArray<FolderFile>): Beside => {
  const pictures = new Map<string, FolderFile>()
  const captions = new Map<string, FolderFile[]>()
  const bases = new Map<string, string[]>()
  const used = new Set<FolderFile>()
  const add = <A>(into: Map<string, A[]>, key: string, item: A): void => {
    const known = into.get(key)
    if (known === undefined) into.set(key, [item])
    else known.push(item)
  }
  for (const file of files) {
    if (PICTURES.has(file.ending)) pictures.set(`${folderOf(file)}/${file.base.toLowerCase()}`, file)
    if (CAPTIONS.has(file.ending)) add(captions, folderOf(file), file)
  }
  for (const film of films) add(bases, folderOf(film), film.base)
  const isOf = (base: string, film: string): boolean => base === film || base.startsWith(`${film}.`)
  return {
    picture: (folder, names) => {
      const found = names.map(name => pictures.get(`${folder}/${name.toLowerCase()}`)).find(file => file !== undefined)
      if (found !== undefined) used.add(found)
      return found?.path
    },
    captions: film => {
      const longer = (bases.get(folderOf(film)) ?? []).filter(base => base.length > film.base.length)
      return (captions.get(folderOf(film)) ?? [])
        .filter(({ base }) => isOf(base, film.base) && !longer.some(other => isOf(base, other)))
        .map(file => {
          used.add(file)
          return { ...captionsName(file.base.slice(film.base.length)), at: file.path }
        })
    },
    isUsed: file => used.has(file),
  }
}
