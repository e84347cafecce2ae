import { useSelector } from '@xstate/react'
import { useEffect, useLayoutEffect, useState } from 'react'
import { defineMessage, type MessageDescriptor, useIntl } from 'react-intl'
import { selectSeen } from '../../machines/app/index.ts'
import { GUIDE_VIEW, type Page, type Place } from '../../models/page.ts'
import { seenAt } from '../../models/pagePath.ts'
import type { Report } from '../services/report/report.ts'
import { makePagePath } from '../services/storage/pagePath.ts'
import { navName } from '../ui/components/shell/nav.ts'
import { useHandle } from '../ui/context.ts'
import { useSaid } from '../ui/pageNames.ts'
import { useWebsite } from '../ui/useWebsite.ts'

const NAMES: Readonly<Record<Page, MessageDescriptor>> = {
  home: navName('home'),
  liveTv: navName('live'),
  vodCategory: navName('vod'),
  vodDetail: navName('vod'),
  favorites: navName('favorites'),
  history: navName('history'),
  search: navName('search'),
  my: navName('my'),
  account: navName('my'),
  profile: navName('my'),
  plan: navName('my'),
  subscribe: navName('my'),
  login: defineMessage({ id: 'header.login', defaultMessage: 'Log in' }),
}

const nameOf = ({ page, params }: Place): MessageDescriptor =>
  params.view === GUIDE_VIEW ? navName('guide') : NAMES[page]

/** Names the tab by what plays and by the page (WCAG 2.4.2), and notes what is seen on the way through the app (ROUTE-13). */
export const Titled = ({ report }: { readonly report: Report }) => {
  const { app, now } = useHandle()
  const [note] = useState(() => makePagePath(report, now))
  const intl = useIntl()
  const website = useWebsite()
  const place = useSelector(app, selectSeen)
  const said = useSaid()
  const pageName = place && intl.formatMessage(nameOf(place))
  const name = place && said.find(({ of }) => of === seenAt(place))?.name

  useLayoutEffect(() => {
    if (place !== undefined && pageName !== undefined) note(place, pageName, name)
  }, [note, place, pageName, name])

  const on = said.findLast(each => each.on !== undefined)?.on
  const shown = said.findLast(each => each.name !== undefined)?.name ?? pageName
  const title = [...new Set([on, shown, website.name])].filter(part => part !== undefined).join(' · ')
  useEffect(() => {
    document.title = title
  }, [title])

  return null
}
