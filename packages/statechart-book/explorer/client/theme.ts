import { part } from './dom.ts'

const KEY = 'sintonia-charts-theme'

type Theme = 'dark' | 'light'

/** Pages opened from a file may have no storage: then the choice holds for this page. */
const stored = (): Theme | undefined => {
  try {
    const found = localStorage.getItem(KEY)
    return found === 'dark' || found === 'light' ? found : undefined
  } catch {
    return undefined
  }
}

const keep = (theme: Theme): void => {
  try {
    localStorage.setItem(KEY, theme)
  } catch {
    // The choice is not kept: the system's is taken next time.
  }
}

/** As the system has it, until the reader chooses. */
export const makeTheme = (): void => {
  const button = part('theme')
  const system = matchMedia('(prefers-color-scheme: light)')
  let chosen = stored()
  const show = (): void => {
    const theme = chosen ?? (system.matches ? 'light' : 'dark')
    document.documentElement.dataset.theme = theme
    button.textContent = theme === 'dark' ? 'Light' : 'Dark'
  }
  system.addEventListener('change', show)
  button.addEventListener('click', () => {
    chosen = document.documentElement.dataset.theme === 'dark' ? 'light' : 'dark'
    keep(chosen)
    show()
  })
  show()
}
