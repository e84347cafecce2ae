import { useSelector } from '@xstate/react'
import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import { selectProperties } from '../../../machines/app/index.ts'
import { selectAllChannels, selectColumns } from '../../../machines/lineup/index.ts'
import { columnsNamed } from '../../../models/column.ts'
import { type LiveHome, liveItems } from '../../../models/liveHome.ts'
import { HeroBox } from '../../ui/components/banner/Hero.tsx'
import { EmptyState } from '../../ui/components/feedback/EmptyState.tsx'
import { useApp } from '../../ui/context.ts'
import type { LineupActor } from '../players/actors.ts'
import { LiveHero } from './LiveHero.tsx'
import { Rails } from './Rails.tsx'

type LivePageProps = { readonly lineup: LineupActor; readonly home: LiveHome }

/** The groups that the operator wants on the page, in its order; all where it names none (CHAN-14). */
const useColumns = (lineup: LineupActor) => {
  const all = useSelector(lineup, selectColumns)
  const named = useSelector(useApp(), app => selectProperties(app)?.layoutConfig.home_live_category)
  return useMemo(() => columnsNamed(all, named ?? []), [all, named])
}

/** The page of a person who has channels: the first banner that may be watched, then the rails. */
export const LivePage = ({ lineup, home }: LivePageProps) => {
  const intl = useIntl()
  const channels = useSelector(lineup, selectAllChannels)
  const columns = useColumns(lineup)
  const banners = useMemo(() => liveItems(home.banners, channels), [home, channels])
  const chosen = useMemo(() => [...liveItems(home.recommended, channels), ...banners], [home, channels, banners])
  const slide = [...banners, ...chosen].find(({ channel }) => channel.liveAuthority) ?? banners[0]
  const hero = slide?.channel ?? channels.find(({ liveAuthority }) => liveAuthority) ?? channels[0]
  if (hero === undefined)
    return (
      <HeroBox>
        <EmptyState
          text={intl.formatMessage({
            id: 'live.empty',
            defaultMessage: 'There is no channel for you here at the moment.',
          })}
        />
      </HeroBox>
    )
  return (
    <>
      <LiveHero channel={hero} item={slide?.item} lineup={lineup} />
      <Rails lineup={lineup} chosen={chosen} columns={columns} hero={hero} />
    </>
  )
}
