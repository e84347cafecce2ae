import { type AppProperties, defaultProperties, startTheme } from '../../../models/appProperties.ts'
import type { Language } from '../../../models/language.ts'
import type { Theme } from '../../services/storage/values.ts'

/** What the person chose for this device; `undefined` language: nothing chosen yet (LANG-02). */
export interface PreferencesSnapshot {
  readonly language: Language | undefined
  readonly theme: Theme
  /** Of what is caught up on, nothing tells how long it goes on or what comes next (AHEAD-23). */
  readonly hidesSpoilers: boolean
}

export interface Preferences {
  readonly snapshot: () => PreferencesSnapshot
  readonly subscribe: (listener: () => void) => () => void
  readonly chooseLanguage: (language: Language) => void
  readonly chooseTheme: (theme: Theme) => void
  readonly hideSpoilers: (isWished: boolean) => void
  /** The operator has said how the app begins. */
  readonly beginAnew: () => void
}

interface Kept<A> {
  readonly read: () => A | undefined
  readonly write: (value: A) => void
}

interface PreferencesParts {
  readonly language: Kept<Language>
  readonly theme: Kept<Theme>
  readonly hidesSpoilers: Kept<boolean>
  readonly appProperties: Pick<Kept<AppProperties>, 'read'>
  readonly onLanguage: () => void
}

/** What was chosen on this device, kept over visits. */
export const makePreferences = ({
  language,
  theme,
  hidesSpoilers,
  appProperties,
  onLanguage,
}: PreferencesParts): Preferences => {
  const themeNow = (): Theme => theme.read() ?? startTheme(appProperties.read() ?? defaultProperties)
  const listeners = new Set<() => void>()
  let current: PreferencesSnapshot = {
    language: language.read(),
    theme: themeNow(),
    hidesSpoilers: hidesSpoilers.read() ?? false,
  }
  const change = (part: Partial<PreferencesSnapshot>): void => {
    current = { ...current, ...part }
    for (const listener of listeners) listener()
  }
  return {
    snapshot: () => current,
    subscribe: listener => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    chooseLanguage: chosen => {
      language.write(chosen)
      change({ language: chosen })
      onLanguage()
    },
    chooseTheme: chosen => {
      theme.write(chosen)
      change({ theme: chosen })
    },
    beginAnew: () => {
      if (themeNow() !== current.theme) change({ theme: themeNow() })
    },
    hideSpoilers: isWished => {
      hidesSpoilers.write(isWished)
      change({ hidesSpoilers: isWished })
    },
  }
}
