import { useIntl } from 'react-intl'
import { Menu } from '../basics/Menu.tsx'
import type { LanguagesProps } from './Languages.tsx'

/** Each language by its own name, so that it is found by whoever speaks it. */
export const LanguageMenu = ({ language, languages, onLanguage }: LanguagesProps) => {
  const intl = useIntl()
  return (
    <Menu
      label={intl.formatMessage({ id: 'header.language', defaultMessage: 'Language' })}
      icon="globe"
      items={languages.map(({ code, name }) => ({ id: code, label: name, checked: code === language }))}
      onSelect={id => {
        const chosen = languages.find(({ code }) => code === id)
        if (chosen) onLanguage(chosen)
      }}
    />
  )
}
