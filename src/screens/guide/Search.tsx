import { useSelector } from '@xstate/react'
import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import {
  selectHasSearched,
  selectHits,
  selectIsSearching,
  selectNow,
  selectSearchText,
} from '../../../machines/guide/index.ts'
import { selectAllChannels } from '../../../machines/lineup/index.ts'
import type { GuideHit } from '../../../models/guideWindow.ts'
import { GuideSearch } from '../../ui/components/guide/GuideSearch.tsx'
import { formatTime } from '../../ui/intl/format.ts'
import type { LineupActor } from '../players/actors.ts'
import { dayText } from '../programmes/useDays.ts'
import type { GuideActor } from './actors.ts'

const keyOf = ({ epgId, start }: GuideHit): string => `${epgId} ${start}`

type SearchProps = { readonly guide: GuideActor; readonly lineup: LineupActor; readonly onChosen: () => void }

export const Search = ({ guide, lineup, onChosen }: SearchProps) => {
  const intl = useIntl()
  const hits = useSelector(guide, selectHits)
  const now = useSelector(guide, selectNow)
  const channels = useSelector(lineup, selectAllChannels)
  const nameOf = useMemo(
    () => new Map(channels.map(({ epgId, logicalChannelName }) => [epgId, logicalChannelName])),
    [channels],
  )
  return (
    <GuideSearch
      text={useSelector(guide, selectSearchText)}
      searching={useSelector(guide, selectIsSearching)}
      searched={useSelector(guide, selectHasSearched)}
      hits={hits.map(hit => ({
        key: keyOf(hit),
        title: hit.title,
        facts: [nameOf.get(hit.epgId), dayText(intl, hit.start, now), formatTime(hit.start)].filter(Boolean).join(', '),
      }))}
      onText={text => guide.send({ type: 'viewer.search', text })}
      onChoose={key => {
        const hit = hits.find(each => keyOf(each) === key)
        if (hit === undefined) return
        guide.send({ type: 'viewer.chooseHit', hit })
        onChosen()
      }}
      onClose={() => guide.send({ type: 'viewer.closeSearch' })}
    />
  )
}
