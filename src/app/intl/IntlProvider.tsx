import { type ReactNode, useEffect, useState } from 'react'
import { IntlProvider as ReactIntlProvider } from 'react-intl'
import type { Language } from '../../../models/language.ts'
import { localeOf } from './format.ts'
import { loadMessages, type Messages, messagesAtHand } from './messages.ts'

type IntlProviderProps = { readonly language: Language; readonly children: ReactNode }

type Spoken = { readonly language: Language; readonly messages: Messages }

/** The words of a language that did not come are asked for again: without them nothing can be said. */
const ASK_AGAIN_MS = 2000

const spokenNow = (language: Language): Spoken | undefined => {
  const messages = messagesAtHand(language)
  return messages && { language, messages }
}

/** Speaks the old language until the words of the new one are here: switching neither reloads nor blanks (LANG-01). */
export const IntlProvider = ({ language, children }: IntlProviderProps) => {
  const [last, setLast] = useState(() => spokenNow(language))
  const spoken = spokenNow(language) ?? last

  useEffect(() => {
    let timer: number | undefined
    let wanted = true
    const load = (): void => {
      loadMessages(language).then(
        messages => {
          if (wanted) setLast({ language, messages })
        },
        () => {
          if (wanted) timer = window.setTimeout(load, ASK_AGAIN_MS)
        },
      )
    }
    load()
    return () => {
      wanted = false
      window.clearTimeout(timer)
    }
  }, [language])

  const locale = spoken && localeOf(spoken.language, navigator.languages)
  useEffect(() => {
    if (locale) document.documentElement.lang = locale
  }, [locale])

  if (!spoken || !locale) return null
  return (
    <ReactIntlProvider locale={locale} messages={spoken.messages} defaultLocale="en">
      {children}
    </ReactIntlProvider>
  )
}
