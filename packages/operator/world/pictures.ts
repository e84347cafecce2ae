import { existsSync, readdirSync } from 'node:fs'

export const picturesFolder = new URL('./pictures/', import.meta.url)

const NAME = /^([\w-]+)-(\d+)x(\d+)\.avif$/

interface Printed {
  readonly name: string
  readonly width: number
  readonly file: string
}

const printedOf = (slug: string): ReadonlyArray<Printed> => {
  const folder = new URL(`${slug}/`, picturesFolder)
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .flatMap(file => {
      const [, name, width] = NAME.exec(file) ?? []
      return name === undefined ? [] : [{ name, width: Number(width), file }]
    })
    .toSorted((one, other) => one.width - other.width)
}

const shelf = new Map<string, ReadonlyArray<Printed>>()
const printsOf = (slug: string): ReadonlyArray<Printed> => {
  const known = shelf.get(slug) ?? printedOf(slug)
  shelf.set(slug, known)
  return known
}

export const isPrinted = (slug: string, name: string): boolean => printsOf(slug).some(each => each.name === name)

/** The address of a printed picture; of its sizes the one that comes nearest is sent. */
export const printed = (slug: string, name: string, size: string): string => `/art/printed/${slug}/${name}-${size}.avif`

/** Where a printed title's name stands as lettering. */
export const letteredFile = (slug: string): URL | undefined =>
  !isPrinted(slug, 'poster') ? undefined : new URL(`${slug}/title.svg`, picturesFolder)

/** The smallest file that is as wide as is asked for, else the widest there is. */
export const printedFile = (slug: string, name: string, width: number): URL | undefined => {
  const prints = printsOf(slug).filter(each => each.name === name)
  const file = (prints.find(each => each.width >= width) ?? prints.at(-1))?.file
  return file === undefined ? undefined : new URL(`${slug}/${file}`, picturesFolder)
}
