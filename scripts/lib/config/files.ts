import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What names files in a config.json. */
export interface Config {
  readonly brand?: {
    readonly name?: string
    readonly logo?: { readonly dark?: string; readonly light?: string }
    readonly icon?: string
    readonly font?: string
  }
  readonly languages?: ReadonlyArray<{ readonly file: string }>
}

interface Pictured {
  readonly icons?: ReadonlyArray<{ readonly src: string; readonly sizes?: string; readonly purpose?: string }>
}

/** What an installed app is called and shows. */
export interface WebManifest extends Pictured {
  readonly name?: string
  readonly short_name?: string
  readonly screenshots?: Pictured['icons']
  readonly shortcuts?: ReadonlyArray<Pictured>
}

export const MANIFEST = 'manifest.webmanifest'

/** What of a site is the brand's by its name: its own lies so beside its config.json. */
export const BRAND_FILES = [MANIFEST, 'favicon.svg', 'icons', 'login.svg']

export const readManifest = (folder: string): WebManifest | undefined =>
  existsSync(join(folder, MANIFEST)) ? JSON.parse(readFileSync(join(folder, MANIFEST), 'utf8')) : undefined

/** A path of the site, as a file of its folder. */
export const fileOf = (address: string): string => address.replace(/[?#].*$/, '').replace(/^\//, '')

export type Named = readonly [path: string, address: string]

/** The files that belong to a deployment, by their place in config.json. */
export const filesOf = ({ brand, languages = [] }: Config): ReadonlyArray<Named> =>
  Object.entries({
    'brand.logo.dark': brand?.logo?.dark,
    'brand.logo.light': brand?.logo?.light,
    'brand.icon': brand?.icon,
    'brand.font': brand?.font,
    ...Object.fromEntries(languages.map(({ file }, at) => [`languages.${at}.file`, file])),
  }).flatMap(([path, address]) => (address === undefined ? [] : [[path, address] as const]))

/** The pictures of a manifest, by their place in it. */
export const picturesOf = ({ icons = [], screenshots = [], shortcuts = [] }: WebManifest): ReadonlyArray<Named> =>
  Object.entries({
    icons,
    screenshots,
    ...Object.fromEntries(shortcuts.map((each, at) => [`shortcuts.${at}.icons`, each.icons])),
  }).flatMap(([list, pictures = []]) => pictures.map(({ src }, at) => [`${list}.${at}.src`, src] as const))

export const isElsewhere = (address: string): boolean => /^[a-z]+:/i.test(address)

/** Files of a brand that lie beside its config.json, by name or because it or the manifest names them: they belong to the site as it does. */
export const filesBeside = (config: Config, folder: string): ReadonlyArray<string> => {
  const named = [...filesOf(config), ...picturesOf(readManifest(folder) ?? {})].map(([, address]) => address)
  const files = [...BRAND_FILES, ...named.filter(address => !isElsewhere(address)).map(fileOf)]
  return files.filter(file => existsSync(join(folder, file)))
}
