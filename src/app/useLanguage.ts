import { useSelector } from '@xstate/react'
import { selectDeployment } from '../../machines/app/index.ts'
import { initialLanguage, type Language } from '../../models/language.ts'
import { useApp, usePreferences } from './context.ts'

/** The language on screen: the stored choice, else the browser's, else the deployment's, else English (LANG-02). */
export const useLanguage = (): Language => {
  const { language } = usePreferences()
  const deployment = useSelector(useApp(), selectDeployment)
  return initialLanguage(language, navigator.languages, deployment?.defaultLanguage)
}
