import { useSelector } from '@xstate/react'
import { defineMessages, useIntl } from 'react-intl'
import { type Brand, plainBrand } from '../../models/brand.ts'
import type { Deployment } from '../../models/deployment.ts'
import { languageEntry } from '../../models/manifest.ts'
import { useApp } from './context.ts'
import { useLanguage } from './useLanguage.ts'

export interface Website {
  readonly name: string
  readonly footer: string
  readonly brand: Brand
}

const OFFERS = defineMessages({
  all: { id: 'footer.text', defaultMessage: 'Live, replay and films in one place.' },
  live: { id: 'footer.live', defaultMessage: 'Live and replay in one place.' },
  titles: { id: 'footer.titles', defaultMessage: 'Films and series in one place.' },
})

/** Where the operator has no words of its own, what is to be had. */
const offers = (sold: Deployment['businessType'] | undefined) => {
  if (sold === 'live') return OFFERS.live
  return sold === 'vod' ? OFFERS.titles : OFFERS.all
}

/** Name and footer of the website in the active language (LANG-04), and its brand. */
export const useWebsite = (): Website => {
  const intl = useIntl()
  const language = useLanguage()
  const manifest = useSelector(useApp(), ({ context }) => context.operator?.manifest)
  const deployment = useSelector(useApp(), ({ context }) => context.deployment)
  const brand = deployment?.brand ?? plainBrand
  const entry = manifest === undefined ? undefined : languageEntry(manifest, language)
  return {
    name: entry?.websiteName ?? brand.name,
    brand,
    footer: entry?.footerText ?? intl.formatMessage(offers(deployment?.businessType)),
  }
}
