import { type ReactNode, useEffect, useLayoutEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { IntlProvider as ReactIntlProvider } from 'react-intl'
import type { SpokenLanguage } from '../../../models/spokenLanguage.ts'
import { browserLanguages } from './browserLanguages.ts'
import type { FileWords } from './fileWords.ts'
import { localeOf } from './format.ts'
import { loadMessages, messagesAtHand, onMessages } from './messages.ts'

interface Said extends FileWords {
  readonly locale: string
}

type IntlProviderProps = { readonly spoken: SpokenLanguage; readonly children: ReactNode }

/** Words of a file, which stand before those of the app; `undefined` until they are there, or are not to be had. */
const useWordsOf = ({ file, code }: SpokenLanguage): FileWords | undefined => {
  const [read, setRead] = useState<FileWords>()
  useEffect(() => {
    if (file !== undefined)
      import('./fileWords.ts').then(
        async ({ wordsOf }) => setRead(await wordsOf(file, code)),
        () => setRead({ ...NONE, file }),
      )
  }, [file, code])
  if (file === undefined) return NONE
  return read?.file === file ? read : undefined
}

const NONE: FileWords = { words: {}, direction: 'ltr' }

/** Speaks the old language until the words of the new one are here: switching neither reloads nor blanks (LANG-01). */
export const IntlProvider = ({ spoken, children }: IntlProviderProps) => {
  const [last, setLast] = useState<Said>()
  const own = useSyncExternalStore(onMessages, () => messagesAtHand(spoken.like))
  const file = useWordsOf(spoken)
  const locale = spoken.file === undefined ? localeOf(spoken.like, browserLanguages()) : spoken.code
  const fresh = useMemo(() => own && file && { ...file, locale, words: { ...own, ...file.words } }, [own, file, locale])
  if (fresh !== undefined && fresh !== last) setLast(fresh)
  const said = fresh ?? last

  useLayoutEffect(() => {
    loadMessages(spoken.like)
    if (!said) return
    document.documentElement.lang = said.locale
    document.dir = said.direction
  }, [spoken.like, said])

  if (!said) return null
  return (
    <ReactIntlProvider locale={said.locale} messages={said.words} defaultLocale="en">
      {children}
    </ReactIntlProvider>
  )
}
