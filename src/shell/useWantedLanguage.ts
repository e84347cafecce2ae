import { useSelector } from '@xstate/react'
import { selectDeployment } from '../../machines/app/index.ts'
import { initialLanguage, type Language } from '../../models/language.ts'
import { useApp, usePreferences } from '../ui/context.ts'
import { browserLanguages } from '../ui/intl/browserLanguages.ts'

/** The stored choice, else the browser's, else the deployment's, else English (LANG-02). */
export const useWantedLanguage = (): Language => {
  const { language } = usePreferences()
  const deployment = useSelector(useApp(), selectDeployment)
  return initialLanguage(language, browserLanguages(), deployment?.defaultLanguage)
}
