import type { ReactNode } from 'react'
import css from './Footer.module.css'
import { Languages, type LanguagesProps } from './Languages.tsx'
import { type Theme, ThemeButton } from './ThemeButton.tsx'

type FooterProps = LanguagesProps & {
  /** The deployment's own words in the active language (LANG-04). */
  readonly text: string
  readonly links?: ReactNode
  readonly theme: Theme
  readonly onTheme: (theme: Theme) => void
}

export const Footer = ({ text, links, language, languages, onLanguage, theme, onTheme }: FooterProps) => (
  <footer className={css.footer}>
    <p>{text}</p>
    {links}
    <Languages language={language} languages={languages} onLanguage={onLanguage} />
    <span className={css.theme}>
      <ThemeButton theme={theme} onTheme={onTheme} />
    </span>
  </footer>
)
