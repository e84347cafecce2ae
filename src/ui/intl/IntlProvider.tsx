import { type ReactNode, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { IntlProvider as ReactIntlProvider } from 'react-intl'
import type { SpokenLanguage } from '../../../models/spokenLanguage.ts'
import { browserLanguages } from './browserLanguages.ts'
import { localeOf } from './format.ts'
import { loadMessages, type Messages, messagesAtHand, onMessages } from './messages.ts'

type IntlProviderProps = { readonly spoken: SpokenLanguage; readonly children: ReactNode }

/** Words of a file, which stand before those of the app; `undefined` until they are there, or are not to be had. */
const useWordsOf = (file: string | undefined): Messages | undefined => {
  const [read, setRead] = useState<{ readonly file: string; readonly words: Messages }>()
  useEffect(() => {
    if (file !== undefined)
      import('./fileWords.ts').then(
        async ({ wordsOf }) => setRead({ file, words: await wordsOf(file) }),
        () => setRead({ file, words: {} }),
      )
  }, [file])
  if (file === undefined) return NONE
  return read?.file === file ? read.words : undefined
}

const NONE: Messages = {}

/** Speaks the old language until the words of the new one are here: switching neither reloads nor blanks (LANG-01). */
export const IntlProvider = ({ spoken, children }: IntlProviderProps) => {
  const [last, setLast] = useState<{ readonly locale: string; readonly messages: Messages }>()
  const own = useSyncExternalStore(onMessages, () => messagesAtHand(spoken.like))
  const words = useWordsOf(spoken.file)
  const locale = spoken.file === undefined ? localeOf(spoken.like, browserLanguages()) : spoken.code
  const fresh = useMemo(() => own && words && { locale, messages: { ...own, ...words } }, [own, words, locale])
  if (fresh !== undefined && fresh !== last) setLast(fresh)
  const said = fresh ?? last

  useEffect(() => {
    loadMessages(spoken.like)
    if (said) document.documentElement.lang = said.locale
  }, [spoken.like, said])

  if (!said) return null
  return (
    <ReactIntlProvider locale={said.locale} messages={said.messages} defaultLocale="en">
      {children}
    </ReactIntlProvider>
  )
}
