import { createContext, useContext } from 'react'
import type { Language } from '../../models/language.ts'

export const LanguageContext = createContext<Language>('en')

/** The language on screen. */
export const useLanguage = (): Language => useContext(LanguageContext)
