import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import { type engineMachine, selectTracks } from '../../../machines/engine/index.ts'
import { NO_CAPTIONS } from '../../../models/chosenTracks.ts'
import { NO_TRACKS, type TrackChoice } from '../../../models/trackChoice.ts'
import { choiceOfCaptions, choiceOfSound, isOffered } from '../../../models/trackRule.ts'
import type { HudProps } from '../../ui/components/live/hud.ts'
import { useLanguage } from '../../ui/useLanguage.ts'

/** What is to be heard and read of what an engine plays; chosen for everything that is watched (AHEAD-09, AHEAD-35). */
export const useEngineTracks = (
  engine: ActorRefFrom<typeof engineMachine> | undefined,
): Pick<HudProps, 'audio' | 'captions'> => {
  const own = useLanguage()
  const tracks = useSelector(engine, snapshot => (snapshot === undefined ? NO_TRACKS : selectTracks(snapshot)))
  const { audio, captions, audioOn, captionsOn } = tracks
  const choose = (choice: Partial<TrackChoice>) => engine?.send({ type: 'viewer.chooseTracks', choice })
  const shown = captions[captionsOn ?? -1]
  const isOn = shown !== undefined && isOffered(shown)
  return {
    ...(audio.length > 1 && {
      audio: { tracks: audio, on: audioOn, onChoose: place => choose(choiceOfSound(tracks, place)) },
    }),
    ...(captions.some(isOffered) && {
      captions: {
        tracks: captions,
        on: isOn ? captionsOn : undefined,
        onChoose: place => choose(place === undefined ? { captions: NO_CAPTIONS } : choiceOfCaptions(tracks, place)),
        onToggle: () => choose({ captions: isOn ? NO_CAPTIONS : own }),
      },
    }),
  }
}
