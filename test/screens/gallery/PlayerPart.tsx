import { instant } from '../../../models/codec/instant.ts'
import { AudioPoster } from '../../../src/ui/components/live/AudioPoster.tsx'
import { MiniGuide } from '../../../src/ui/components/live/MiniGuide.tsx'
import { NoAuthority } from '../../../src/ui/components/live/NoAuthority.tsx'
import { NumberEntry } from '../../../src/ui/components/live/NumberEntry.tsx'
import { Player } from '../../../src/ui/components/live/Player.tsx'
import { PlayerError } from '../../../src/ui/components/live/PlayerError.tsx'
import { SleepNotice } from '../../../src/ui/components/live/SleepNotice.tsx'
import { StatsOverlay } from '../../../src/ui/components/live/StatsOverlay.tsx'
import css from './gallery.module.css'
import { at, stadium, useHud } from './LivePart.tsx'
import { nothing, Part } from './Part.tsx'
import { EIGHT, logo, MINUTE, still } from './samples.ts'

const picture = <img src={stadium} alt="" className={css.scene} />
const quarry = <img src={still({ kind: 'ridges', palette: 'signal', seed: 5 })} alt="" className={css.scene} />

const NoRight = ({ audience }: { audience: 'guest' | 'user' }) => (
  <Player
    stage={quarry}
    overlay={
      <NoAuthority
        channelName="Cine Norte"
        logo={logo('norte')}
        picture={audience === 'user' ? still({ kind: 'ridges', palette: 'signal', seed: 5 }) : undefined}
        audience={audience}
        onLogin={nothing}
        onPurchase={nothing}
        onPickAnother={nothing}
      />
    }
  />
)

const AudioPlayer = ({ poster }: { poster: string | undefined }) => {
  const hud = useHud({
    channelName: 'Nota',
    channelNumber: 902,
    logo: logo('nota'),
    programme: {
      title: 'Chorus: Live at the Dock',
      start: instant(EIGHT),
      stop: instant(EIGHT + 90 * MINUTE),
    },
  })
  return (
    <Player
      stage={<AudioPoster channelName="Nota" logo={logo('nota')} poster={poster} playing={hud.playing} />}
      hud={hud}
    />
  )
}

const slot = (id: string, title: string, from: number, minutes: number) => ({
  id,
  title,
  start: EIGHT + from * MINUTE,
  stop: EIGHT + (from + minutes) * MINUTE,
})

export const PlayerPart = () => (
  <div className={css.parts}>
    <Part title="A channel number being typed">
      <Player stage={picture} panels={<NumberEntry digits="205" channelName="Arena" isUnknown={false} />} />
    </Part>
    <Part title="A number that no channel has">
      <Player stage={picture} panels={<NumberEntry digits="999" channelName={undefined} isUnknown />} />
    </Part>
    <Part title="Mini guide">
      <Player
        stage={picture}
        panels={
          <MiniGuide
            channelName="Arena"
            channelNumber={205}
            logo={logo('arena')}
            now={{ ...slot('1', 'The Derby, live from the Stadium of the Coast', 0, 105), progress: 0.4 }}
            coming={[slot('2', 'After the Whistle', 105, 30), slot('3', 'Goals of the Week', 135, 45)]}
            isOn={false}
            onStep={nothing}
            onTune={nothing}
            onClose={nothing}
          />
        }
      />
    </Part>
    <Part title="Statistics, and the last minute of the sleep timer">
      <Player
        stage={picture}
        panels={
          <>
            <StatsOverlay
              stats={{
                engine: 'hls.js',
                bitrate: 2_400_000,
                bandwidth: 18_300_000,
                width: 1280,
                height: 720,
                buffer: 9.6,
                latency: 6.4,
                frames: 12_400,
                droppedFrames: 3,
                drm: undefined,
              }}
              onClose={nothing}
            />
            <SleepNotice place="picture" onStay={nothing} />
          </>
        }
      />
    </Part>
    <Part title="Behind the edge: the pill is off; buffering">
      <Player
        stage={picture}
        hud={useHud({
          mode: 'timeShift',
          time: { moment: at(30), now: at(44) },
          rate: { value: 1, onChoose: nothing },
        })}
        buffering
        fullScreen={{ isFull: false, onToggle: nothing }}
      />
    </Part>
    <Part title="Without sound until the person asks for it">
      <Player stage={picture} hud={useHud({ muted: true })} onSound={nothing} />
    </Part>
    <Part title="Failure over the picture">
      <Player
        stage={picture}
        overlay={
          <PlayerError
            title="Arena stopped sending pictures"
            cause="Your connection is fine. We tried three times and will keep trying while you wait."
            actions={[
              { label: 'Try again', onPress: nothing },
              { label: 'Pick another channel', onPress: nothing },
            ]}
            code="LIVE-6002-7F3A"
          />
        }
      />
    </Part>
    <Part title="No authority, user">
      <NoRight audience="user" />
    </Part>
    <Part title="No authority, guest">
      <NoRight audience="guest" />
    </Part>
    <Part title="Audio with its poster">
      <AudioPlayer poster={still({ kind: 'concert', palette: 'plum', seed: 6 })} />
    </Part>
    <Part title="Audio without one">
      <AudioPlayer poster={undefined} />
    </Part>
  </div>
)
