/** What a browser says of its person's languages; some say it oddly, or not at all. */
export interface SpokenBy {
  readonly languages?: unknown
  readonly language?: unknown
}

/** Whether dates and numbers can be written in it. */
const isTag = (tag: unknown): tag is string => {
  try {
    return typeof tag === 'string' && Intl.getCanonicalLocales(tag).length === 1
  } catch {
    return false
  }
}

/** The language tags of the browser, the dearest first, without those that are none. */
export const browserLanguages = ({ languages, language }: SpokenBy = navigator): ReadonlyArray<string> =>
  (Array.isArray(languages) && languages.length > 0 ? languages : [language]).filter(isTag)
