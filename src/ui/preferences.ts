import type { Language } from '../../models/language.ts'
import type { SpokenLanguage } from '../../models/spokenLanguage.ts'
import type { Theme } from './components/shell/ThemeButton.tsx'

/** What the person chose for this device; `undefined` language: nothing chosen yet (LANG-02). */
export interface PreferencesSnapshot {
  readonly language: Language | undefined
  /** Code of a language that is a file. */
  readonly words: string | undefined
  readonly theme: Theme
  /** Of what is caught up on, nothing tells how long it goes on or what comes next (AHEAD-23). */
  readonly hidesSpoilers: boolean
  /** Keys of one letter, digit or sign are obeyed while nothing has the focus. */
  readonly letterKeys: boolean
}

export interface Preferences {
  readonly snapshot: () => PreferencesSnapshot
  readonly subscribe: (listener: () => void) => () => void
  readonly chooseLanguage: (language: SpokenLanguage) => void
  readonly chooseTheme: (theme: Theme) => void
  readonly hideSpoilers: (isWished: boolean) => void
  readonly obeyLetterKeys: (isWished: boolean) => void
  /** The operator has said how the app begins. */
  readonly beginAnew: () => void
}
