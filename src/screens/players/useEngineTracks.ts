import { useSelector } from '@xstate/react'
import { useIntl } from 'react-intl'
import type { ActorRefFrom } from 'xstate'
import { type engineMachine, selectTracks } from '../../../../machines/engine/index.ts'
import {
  choiceOfCaptions,
  choiceOfSound,
  NO_CAPTIONS,
  NO_TRACKS,
  type TrackChoice,
} from '../../../../models/trackChoice.ts'
import { isOffered } from '../../../../models/trackRule.ts'
import type { HudProps } from '../../../ui/components/live/hud.ts'
import { useLanguage } from '../../../ui/useLanguage.ts'
import { captionNames, soundNames } from './trackNames.ts'

/** What is to be heard and read of what an engine plays; chosen for everything that is watched (AHEAD-09, AHEAD-35). */
export const useEngineTracks = (
  engine: ActorRefFrom<typeof engineMachine> | undefined,
): Pick<HudProps, 'audio' | 'captions'> => {
  const intl = useIntl()
  const own = useLanguage()
  const tracks = useSelector(engine, snapshot => (snapshot === undefined ? NO_TRACKS : selectTracks(snapshot)))
  const choose = (choice: Partial<TrackChoice>) => engine?.send({ type: 'viewer.chooseTracks', choice })
  const sounds = soundNames(intl, tracks.audio)
  const offered = tracks.captions.flatMap((track, place) => (isOffered(track) ? [{ track, place }] : []))
  const names = captionNames(
    intl,
    offered.map(({ track }) => track),
  )
  const isOn = offered.some(({ place }) => place === tracks.captionsOn)
  const off = intl.formatMessage({ id: 'player.captions.off', defaultMessage: 'Off' })
  return {
    ...(sounds.length > 1 && {
      audio: {
        items: sounds.map((label, place) => ({ id: String(place), label, checked: place === tracks.audioOn })),
        onChoose: (id: string) => choose(choiceOfSound(tracks, Number(id))),
      },
    }),
    ...(offered.length > 0 && {
      captions: {
        on: isOn,
        items: [
          { id: NO_CAPTIONS, label: off, checked: !isOn },
          ...offered.map(({ place }, at) => ({
            id: String(place),
            label: names[at] ?? '',
            checked: place === tracks.captionsOn,
          })),
        ],
        onChoose: (id: string) =>
          choose(id === NO_CAPTIONS ? { captions: NO_CAPTIONS } : choiceOfCaptions(tracks, Number(id))),
        onToggle: () => choose({ captions: isOn ? NO_CAPTIONS : own }),
      },
    }),
  }
}
