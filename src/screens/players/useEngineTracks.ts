import { useSelector } from '@xstate/react'
import { useIntl } from 'react-intl'
import type { ActorRefFrom } from 'xstate'
import { type engineMachine, selectTracks } from '../../../machines/engine/index.ts'
import { NO_CAPTIONS, NO_TRACKS, type Track } from '../../../models/trackChoice.ts'
import type { HudProps } from '../../ui/components/live/hud.ts'
import { useLanguage } from '../../ui/useLanguage.ts'

const itemsOf = (tracks: ReadonlyArray<Track>, on: number | undefined) =>
  tracks.map(({ language, label }, place) => ({ id: language, label, checked: place === on }))

/** The languages of what an engine plays; chosen for everything that is watched (AHEAD-09). */
export const useEngineTracks = (
  engine: ActorRefFrom<typeof engineMachine> | undefined,
): Pick<HudProps, 'audio' | 'captions'> => {
  const intl = useIntl()
  const own = useLanguage()
  const tracks = useSelector(engine, snapshot => (snapshot === undefined ? NO_TRACKS : selectTracks(snapshot)))
  const { audio, captions, audioOn, captionsOn } = tracks
  const isOn = captionsOn !== undefined
  const chooseCaptions = (language: string) =>
    engine?.send({ type: 'viewer.chooseTracks', choice: { captions: language } })
  const off = intl.formatMessage({ id: 'player.captions.off', defaultMessage: 'Off' })
  return {
    ...(audio.length > 1 && {
      audio: {
        items: itemsOf(audio, audioOn),
        onChoose: (language: string) => engine?.send({ type: 'viewer.chooseTracks', choice: { audio: language } }),
      },
    }),
    ...(captions.length > 0 && {
      captions: {
        on: isOn,
        items: [{ id: NO_CAPTIONS, label: off, checked: !isOn }, ...itemsOf(captions, captionsOn)],
        onChoose: chooseCaptions,
        onToggle: () => chooseCaptions(isOn ? NO_CAPTIONS : own),
      },
    }),
  }
}
