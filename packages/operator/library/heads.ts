import { reasonOf } from '../gateway/sourceFault.ts'
import type { Problems } from '../importer/report.ts'
import { bytesOfFile } from '../mp4/bytes.ts'
import { readMovie } from '../mp4/movie.ts'
import type { FolderFile } from './walk.ts'

/** A file that plays, and how long. */
export interface Playable {
  readonly file: FolderFile
  readonly seconds: number | undefined
}

type Head = { readonly seconds: number; readonly notes: ReadonlyArray<string> } | { readonly fault: string }

export interface Heads {
  /** Which of the files play; the others are named with their reasons. */
  readonly playable: (files: ReadonlyArray<FolderFile>, problems: Problems) => Promise<ReadonlyArray<Playable>>
}

const headOf = ({ path }: FolderFile): Promise<Head> =>
  bytesOfFile(path)
    .then(readMovie)
    .then(
      ({ seconds, notes }) => ({ seconds, notes }),
      (error: unknown) => ({ fault: reasonOf(error) }),
    )

/** What the heads of files say is read once for as long as they stay as they are. */
export const makeHeads = (): Heads => {
  let known: ReadonlyMap<string, Head> = new Map()
  return {
    playable: async (files, { refused, notes }) => {
      const met = new Map<string, Head>()
      const found: Playable[] = []
      for (const file of files) {
        const key = `${file.path} ${file.size} ${file.changedAt}`
        const head = known.get(key) ?? (await headOf(file))
        met.set(key, head)
        if ('fault' in head) refused.add(undefined, `${file.place}: ${head.fault}`)
        else {
          found.push({ file, seconds: Math.round(head.seconds) || undefined })
          for (const note of head.notes) notes.add(undefined, `${file.place}: without one of its sounds: ${note}`)
        }
      }
      known = met
      return found
    },
  }
}
