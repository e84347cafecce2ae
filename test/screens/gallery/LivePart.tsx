import { useCallback, useState } from 'react'
import type { LogicalChannelId } from '../../../models/channel.ts'
import { instant } from '../../../models/codec/instant.ts'
import { Chips } from '../../../src/ui/components/basics/Tabs.tsx'
import { ChannelList } from '../../../src/ui/components/live/ChannelList.tsx'
import { ChannelRow } from '../../../src/ui/components/live/ChannelRow.tsx'
import type { HudProps } from '../../../src/ui/components/live/hud.ts'
import { NowPlaying } from '../../../src/ui/components/live/NowPlaying.tsx'
import { Player } from '../../../src/ui/components/live/Player.tsx'
import { PlayingLink, ProgrammeList } from '../../../src/ui/components/live/ProgrammeList.tsx'
import css from './gallery.module.css'
import { nothing } from './Part.tsx'
import { EIGHT, logo, MINUTE, manyRows, match, rows, still } from './samples.ts'

const GROUPS = ['All', 'Favourites', 'Recent', 'News', 'Sport', 'Film', 'Kids', 'Audio']

const QUALITIES = [
  { id: 'auto', label: 'Auto', note: 'HD', checked: true },
  { id: 'uhd', label: 'UHD', note: 'needs plan Plus', checked: false, disabled: true },
  { id: 'hd', label: 'HD', checked: false },
  { id: 'sd', label: 'SD', checked: false },
]

export const stadium = still({ kind: 'stadium', palette: 'tide', seed: 3 })

/** So many minutes after the match began. */
export const at = (minutes: number) => () => instant(match.start + minutes * MINUTE)

export const useHud = (more: Partial<HudProps> = {}): HudProps => {
  const [playing, setPlaying] = useState(false)
  const [sound, setSound] = useState({ volume: 0.7, muted: false })
  const [captions, setCaptions] = useState(false)
  return {
    channelName: 'Arena',
    channelNumber: 205,
    logo: logo('arena'),
    programme: { ...match, start: instant(match.start), stop: instant(match.stop) },
    mode: 'live',
    time: { moment: at(44), now: at(44) },
    canSeek: true,
    onSeek: nothing,
    onBackToLive: nothing,
    aspect: 'auto',
    onAspect: nothing,
    playing,
    onPlay: () => setPlaying(true),
    onPause: () => setPlaying(false),
    ...sound,
    onVolume: volume => setSound({ volume, muted: false }),
    onMute: muted => setSound(was => ({ ...was, muted })),
    quality: { label: 'Auto', items: QUALITIES, height: () => '720p' },
    onQuality: nothing,
    captions: {
      tracks: [{ language: 'es', role: 'full', label: 'Español', isDefault: false }],
      on: captions ? 0 : undefined,
      onChoose: place => setCaptions(place !== undefined),
      onToggle: () => setCaptions(!captions),
    },
    ...more,
  }
}

const programmes = [
  {
    id: '1',
    title: 'Training Ground',
    start: EIGHT - 150 * MINUTE,
    stop: EIGHT - 90 * MINUTE,
    status: 'finished',
    isWatched: false,
  },
  {
    id: '2',
    title: 'Before the Whistle',
    start: EIGHT - 45 * MINUTE,
    stop: EIGHT,
    status: 'finished',
    isWatched: false,
  },
  {
    id: '3',
    title: match.title,
    start: match.start,
    stop: match.stop,
    status: 'playing',
    isWatched: true,
    action: <PlayingLink to="#" title={match.title} isWatched />,
  },
  {
    id: '4',
    title: 'After the Whistle',
    start: match.stop,
    stop: match.stop + 45 * MINUTE,
    status: 'notStart',
    isWatched: false,
  },
] as const

const byId = (list: typeof rows) => new Map(list.map(row => [row.id, row]))

const List = ({ list, label }: { list: typeof rows; label: string }) => {
  const [tuned, setTuned] = useState(list[2]?.id)
  const [favourites, setFavourites] = useState(() => new Set(list.filter(row => row.favourite).map(row => row.id)))
  const [known] = useState(() => ({ ids: list.map(({ id }) => id), rows: byId(list) }))
  const onFavourite = useCallback((id: LogicalChannelId, favourite: boolean) => {
    setFavourites(was => new Set(favourite ? [...was, id] : [...was].filter(one => one !== id)))
  }, [])
  return (
    <ChannelList
      label={label}
      ids={known.ids}
      tunedId={tuned}
      renderRow={(id, place) => {
        const row = known.rows.get(id)
        return (
          row && (
            <ChannelRow
              {...row}
              {...place}
              tuned={id === tuned}
              favourite={favourites.has(id)}
              onTune={setTuned}
              onFavourite={onFavourite}
              onConsider={nothing}
            />
          )
        )
      }}
    />
  )
}

export const LivePart = () => {
  const [group, setGroup] = useState('All')
  const [favourite, setFavourite] = useState(true)
  const [isFull, setFull] = useState(false)
  return (
    <div className={css.live}>
      <div className={css.side}>
        <h1>Live TV</h1>
        <Chips
          label="Groups"
          tabs={GROUPS.map(id => ({ id, label: id }))}
          selected={group}
          onSelect={setGroup}
          controls="channels"
        />
        <div id="channels" role="tabpanel" aria-label={group}>
          <List list={rows} label="Channels" />
        </div>
      </div>
      <div>
        <Player
          stage={<img src={stadium} alt="" className={css.scene} />}
          hud={useHud()}
          fullScreen={{ isFull, onToggle: () => setFull(!isFull) }}
        />
        <NowPlaying
          channelName="Arena"
          channelNumber={205}
          programme={match}
          catchUpDays={7}
          favourite={favourite}
          onFavourite={setFavourite}
        />
        <ProgrammeList rows={programmes} />
      </div>
    </div>
  )
}

const many = manyRows(5000)

export const LongList = () => (
  <div className={css.scroller} data-testid="long-list">
    <List list={many} label="5,000 channels" />
  </div>
)
