import { useSelector } from '@xstate/react'
import { initialLanguage, type SpokenLanguage, spokenLanguages } from '../../models/spokenLanguage.ts'
import { useApp, useHandle, usePreferences } from './context.ts'
import { browserLanguages } from './intl/browserLanguages.ts'

const useDeployment = () => useSelector(useApp(), ({ context }) => context.deployment)

/** The language in which the app is to speak: the stored choice, else the browser's, else the deployment's, else English (LANG-02). */
export const useSpoken = (): SpokenLanguage => initialLanguage(usePreferences(), browserLanguages(), useDeployment())

/** What a choice of the language needs. */
export const useLanguages = () => ({
  language: useSpoken().code,
  languages: spokenLanguages(useDeployment()?.languages),
  onLanguage: useHandle().preferences.chooseLanguage,
})
