import { useIntl } from 'react-intl'
import type { Language } from '../../../models/language.ts'
import css from './Footer.module.css'
import { LANGUAGE_NAMES } from './LanguageMenu.tsx'
import { type Theme, ThemeButton } from './ThemeButton.tsx'

type FooterProps = {
  /** The deployment's own words in the active language (LANG-04). */
  readonly text: string
  readonly language: Language
  readonly languages: ReadonlyArray<Language>
  readonly onLanguage: (language: Language) => void
  readonly theme: Theme
  readonly onTheme: (theme: Theme) => void
}

export const Footer = ({ text, language, languages, onLanguage, theme, onTheme }: FooterProps) => {
  const intl = useIntl()
  return (
    <footer className={css.footer}>
      <p>{text}</p>
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
      <span className={css.theme}>
        <ThemeButton theme={theme} onTheme={onTheme} />
      </span>
    </footer>
  )
}
