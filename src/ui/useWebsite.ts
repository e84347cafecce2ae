import { useSelector } from '@xstate/react'
import { useIntl } from 'react-intl'
import { type Brand, plainBrand } from '../../models/brand.ts'
import { languageEntry } from '../../models/manifest.ts'
import { useApp } from './context.ts'
import { useLanguage } from './useLanguage.ts'

export interface Website {
  readonly name: string
  readonly footer: string
  readonly brand: Brand
}

/** Name and footer of the website in the active language (LANG-04), and its brand. */
export const useWebsite = (): Website => {
  const intl = useIntl()
  const language = useLanguage()
  const manifest = useSelector(useApp(), ({ context }) => context.operator?.manifest)
  const brand = useSelector(useApp(), ({ context }) => context.deployment?.brand) ?? plainBrand
  const entry = manifest === undefined ? undefined : languageEntry(manifest, language)
  return {
    name: entry?.websiteName ?? brand.name,
    brand,
    footer:
      entry?.footerText ??
      intl.formatMessage({ id: 'footer.text', defaultMessage: 'Live, replay and films in one place.' }),
  }
}
