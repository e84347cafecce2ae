import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react'
import { IntlProvider as ReactIntlProvider } from 'react-intl'
import type { Language } from '../../../models/language.ts'
import { browserLanguages } from './browserLanguages.ts'
import { localeOf } from './format.ts'
import { loadMessages, messagesAtHand, onMessages } from './messages.ts'

type IntlProviderProps = { readonly language: Language; readonly children: ReactNode }

/** Speaks the old language until the words of the new one are here: switching neither reloads nor blanks (LANG-01). */
export const IntlProvider = ({ language, children }: IntlProviderProps) => {
  const [last, setLast] = useState(language)
  const fresh = useSyncExternalStore(onMessages, () => messagesAtHand(language))
  const spoken = fresh === undefined ? last : language
  if (spoken !== last) setLast(spoken)
  const messages = messagesAtHand(spoken)

  const locale = messages && localeOf(spoken, browserLanguages())
  useEffect(() => {
    loadMessages(language)
    if (locale) document.documentElement.lang = locale
  }, [language, locale])

  if (!messages || !locale) return null
  return (
    <ReactIntlProvider locale={locale} messages={messages} defaultLocale="en">
      {children}
    </ReactIntlProvider>
  )
}
