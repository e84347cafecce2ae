import { type AppProperties, defaultProperties, startTheme } from '../../../models/appProperties.ts'
import type { Language } from '../../../models/language.ts'
import type { Theme } from '../../ui/components/shell/ThemeButton.tsx'
import type { Preferences, PreferencesSnapshot } from '../../ui/preferences.ts'

interface Kept<A> {
  readonly read: () => A | undefined
  readonly write: (value: A) => void
}

interface PreferencesParts {
  readonly language: Kept<Language>
  readonly words: Kept<string>
  readonly theme: Kept<Theme>
  readonly hidesSpoilers: Kept<boolean>
  readonly letterKeys: Kept<boolean>
  readonly appProperties: Pick<Kept<AppProperties>, 'read'>
  readonly onLanguage: () => void
}

/** What was chosen on this device, kept over visits. */
export const makePreferences = ({
  language,
  words,
  theme,
  hidesSpoilers,
  letterKeys,
  appProperties,
  onLanguage,
}: PreferencesParts): Preferences => {
  const themeNow = (): Theme => theme.read() ?? startTheme(appProperties.read() ?? defaultProperties)
  const listeners = new Set<() => void>()
  let current: PreferencesSnapshot = {
    language: language.read(),
    words: words.read(),
    theme: themeNow(),
    hidesSpoilers: hidesSpoilers.read() ?? false,
    letterKeys: letterKeys.read() ?? true,
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
      const file = chosen.file && chosen.code
      language.write(chosen.like)
      words.write(file ?? '')
      change({ language: chosen.like, words: file })
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
    obeyLetterKeys: isWished => {
      letterKeys.write(isWished)
      change({ letterKeys: isWished })
    },
  }
}
