import { useSelector } from '@xstate/react'
import { useIntl } from 'react-intl'
import { languageEntry } from '../../models/manifest.ts'
import { useApp } from './context.ts'
import { useLanguage } from './useLanguage.ts'

/** Name and footer of the website in the active language (LANG-04). */
export const useWebsite = (): { readonly name: string; readonly footer: string } => {
  const intl = useIntl()
  const language = useLanguage()
  const manifest = useSelector(useApp(), ({ context }) => context.operator?.manifest)
  const entry = manifest === undefined ? undefined : languageEntry(manifest, language)
  return {
    name: entry?.websiteName ?? 'Sintonia',
    footer:
      entry?.footerText ??
      intl.formatMessage({ id: 'footer.text', defaultMessage: 'Live, replay and films in one place.' }),
  }
}
