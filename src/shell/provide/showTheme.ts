import type { Preferences } from '../../ui/preferences.ts'

/** Around the installed app lies the ground of its theme. */
const GROUNDS = { dark: '#0b0c10', light: '#faf8f5' } as const

/** The document wears the theme of this device, from before its first page is drawn. */
export const showTheme = (
  document: Document,
  { snapshot, subscribe }: Pick<Preferences, 'snapshot' | 'subscribe'>,
): void => {
  const show = (): void => {
    const { theme } = snapshot()
    document.documentElement.dataset.theme = theme
    document.querySelector('meta[name=theme-color]')?.setAttribute('content', GROUNDS[theme])
  }
  show()
  subscribe(show)
}
