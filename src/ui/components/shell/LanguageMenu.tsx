import { useIntl } from 'react-intl'
import type { Language } from '../../../../models/language.ts'
import { Menu } from '../basics/Menu.tsx'

/** Each language by its own name, so that it is found by whoever speaks it. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: 'English', es: 'Español', pt: 'Português' }

type LanguageMenuProps = {
  readonly language: Language
  readonly languages: ReadonlyArray<Language>
  readonly onLanguage: (language: Language) => void
}

export const LanguageMenu = ({ language, languages, onLanguage }: LanguageMenuProps) => {
  const intl = useIntl()
  return (
    <Menu
      label={intl.formatMessage({ id: 'header.language', defaultMessage: 'Language' })}
      icon="globe"
      items={languages.map(id => ({ id, label: LANGUAGE_NAMES[id], checked: id === language }))}
      onSelect={id => {
        const chosen = languages.find(known => known === id)
        if (chosen) onLanguage(chosen)
      }}
    />
  )
}
