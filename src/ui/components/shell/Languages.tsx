import { useIntl } from 'react-intl'
import type { Language } from '../../../../models/language.ts'
import { LANGUAGE_NAMES } from './LanguageMenu.tsx'
import css from './Languages.module.css'

type LanguagesProps = {
  readonly language: Language
  readonly languages: ReadonlyArray<Language>
  readonly onLanguage: (language: Language) => void
}

/** Every language in its own words, side by side. */
export const Languages = ({ language, languages, onLanguage }: LanguagesProps) => {
  const intl = useIntl()
  return (
    <fieldset
      className={css.languages}
      aria-label={intl.formatMessage({ id: 'header.language', defaultMessage: 'Language' })}
    >
      {languages.map(one => (
        <button key={one} type="button" lang={one} aria-pressed={one === language} onClick={() => onLanguage(one)}>
          {LANGUAGE_NAMES[one]}
        </button>
      ))}
    </fieldset>
  )
}
