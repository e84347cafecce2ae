import type * as t from 'io-ts'
import { oneOf } from './codec/optional.ts'

export const Language = oneOf('Language', ['en', 'es', 'pt'])
export type Language = t.TypeOf<typeof Language>

const primary = (tag: string): string => tag.toLowerCase().split('-')[0] ?? ''
const known = (tag: string | undefined): Language | undefined =>
  Language.values.find(language => tag !== undefined && primary(tag) === language)

/** Stored choice, else the browser's first known language, else the deployment's default, else en (LANG-02, spec §9). */
export const initialLanguage = (
  stored: string | undefined,
  browser: ReadonlyArray<string>,
  deploymentDefault: string | undefined,
): Language =>
  known(stored) ?? browser.map(known).find(language => language !== undefined) ?? known(deploymentDefault) ?? 'en'
