import { useIntl } from 'react-intl'
import type { SpokenLanguage } from '../../../../models/spokenLanguage.ts'
import css from './Languages.module.css'

export type LanguagesProps = {
  /** Code of the one on screen. */
  readonly language: string
  readonly languages: ReadonlyArray<SpokenLanguage>
  readonly onLanguage: (language: SpokenLanguage) => void
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
        <button
          key={one.code}
          type="button"
          lang={one.code}
          aria-pressed={one.code === language}
          onClick={() => onLanguage(one)}
        >
          {one.name}
        </button>
      ))}
    </fieldset>
  )
}
