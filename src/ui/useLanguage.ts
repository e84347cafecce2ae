import { useSelector } from '@xstate/react'
import { createContext, useContext } from 'react'
import { selectDeployment } from '../../machines/app/index.ts'
import { initialLanguage, type Language } from '../../models/language.ts'
import { useApp, usePreferences } from './context.ts'
import { browserLanguages } from './intl/browserLanguages.ts'

export const LanguageContext = createContext<Language>('en')

/** The language on screen. */
export const useLanguage = (): Language => useContext(LanguageContext)

/** The stored choice, else the browser's, else the deployment's, else English (LANG-02). */
export const useWantedLanguage = (): Language => {
  const { language } = usePreferences()
  const deployment = useSelector(useApp(), selectDeployment)
  return initialLanguage(language, browserLanguages(), deployment?.defaultLanguage)
}
