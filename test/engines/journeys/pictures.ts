import { MINUTE } from '../../../models/codec/instant.ts'
import { ANA, LEO } from '../../e2e/support/accounts.ts'
import { longProgramme } from '../../e2e/support/broadcast.ts'
import type { Visit } from '../visit.ts'
import type { Journey } from './journey.ts'

const AURORA = '1101'

const toChannels = async ({ press }: Visit, isNarrow: boolean): Promise<void> => {
  if (isNarrow) await press({ role: 'tab', name: '^Channels$' })
}

/** Of a channel that is only heard, the moment goes on without frames. */
const isHeard = async ({ ask, until }: Visit): Promise<void> => {
  const at = () => ask(() => document.querySelector('video')?.currentTime ?? 0)
  await until('there is a sound', async () => (await at()) > 0)
  const before = await at()
  await until('it goes on', async () => (await at()) > before + 2)
}

const focusPlayer = ({ ask }: Visit): Promise<unknown> =>
  ask(() => document.querySelector<HTMLElement>('[data-player-frame]')?.focus())

/** Journeys to a picture that moves. */
export const pictures: ReadonlyArray<Journey> = [
  {
    name: 'list of channels',
    rows: ['CHAN-01', 'CHAN-06'],
    run: async (visit, _, isNarrow) => {
      await visit.open('/liveTv')
      await toChannels(visit, isNarrow)
      await visit.sees({ role: 'button', name: '^101 Aurora' })
      const last = () =>
        visit.ask(() => [...document.querySelectorAll('[role=grid] [role=row]')].at(-1)?.getAttribute('aria-rowindex'))
      const before = await last()
      await visit.ask(() => document.querySelector('#channels [role=grid]')?.scrollIntoView({ block: 'end' }))
      await visit.ask(() => document.querySelector('#channels')?.scrollBy(0, 2000))
      await visit.until('further rows come', async () => (await last()) !== before)
    },
  },
  {
    name: 'zap, pictures move',
    rows: ['LIVE-01'],
    isCore: true,
    run: async (visit, _, isNarrow) => {
      await visit.open('/liveTv')
      await visit.plays()
      await toChannels(visit, isNarrow)
      await visit.press({ role: 'button', name: '^102 ' })
      await visit.until('the address names it', async () => /id=1102/.test(await visit.address()))
      await visit.plays()
    },
  },
  {
    name: 'channel up and down',
    rows: ['AHEAD-07'],
    run: async visit => {
      await visit.open('/liveTv?id=1102')
      await visit.plays()
      await focusPlayer(visit)
      await visit.key('ArrowUp')
      await visit.until('the one above is there', async () => /id=1101/.test(await visit.address()))
      await visit.plays()
      await visit.key('ArrowDown')
      await visit.until('and the one below again', async () => /id=1102/.test(await visit.address()))
      await visit.plays()
    },
  },
  {
    name: 'channel by its number',
    rows: ['AHEAD-07', 'UI-06'],
    run: async visit => {
      await visit.open('/liveTv')
      await visit.plays()
      await focusPlayer(visit)
      for (const digit of '105') await visit.key(digit)
      await visit.key('Enter')
      await visit.until('the address names it', async () => /id=1105/.test(await visit.address()))
      await visit.plays()
    },
  },
  {
    name: 'radio',
    rows: ['CHAN-07'],
    run: async visit => {
      await visit.open('/liveTv?id=1904')
      await isHeard(visit)
    },
  },
  {
    name: 'protected channel',
    rows: ['DRM-01', 'DRM-03'],
    needs: 'ClearKey',
    run: async ({ openAs, plays }) => {
      await openAs(ANA, '/liveTv?id=1415')
      await plays()
    },
  },
  {
    name: 'described sound',
    rows: ['AHEAD-35', 'AHEAD-09'],
    run: async ({ openAs, plays, press, until, ask, sees }) => {
      await openAs(ANA, '/liveTv?id=1301')
      await plays()
      await press({ role: 'button', name: '^Audio$' })
      await press({ role: 'menuitemradio', name: '^Spanish, described$' })
      await plays()
      await press({ role: 'button', name: '^Audio$' })
      await sees({ role: 'menuitemradio', name: '^Spanish, described$' })
      await until('it is the chosen one', () =>
        ask(() =>
          document.querySelector('[role=menuitemradio][aria-checked=true]')?.textContent?.includes('described'),
        ),
      )
    },
  },
  {
    name: 'guide by keys',
    rows: ['AHEAD-02', 'EPG-10'],
    run: async ({ open, until, ask, key }) => {
      await open('/liveTv?view=guide')
      await until('the guide shows what is on', () =>
        ask(() => document.querySelector('[role=grid] [data-kind=playing]') !== null),
      )
      await ask(() => document.querySelector<HTMLElement>('[role=gridcell][tabindex="0"]')?.focus())
      const name = () => ask(() => document.activeElement?.getAttribute('aria-label') ?? '')
      for (const way of ['ArrowRight', 'ArrowDown', 'ArrowLeft']) {
        const before = await name()
        await until(`${way} leads to another programme`, async () => {
          if ((await name()) === before) await key(way)
          return (await name()) !== before && (await name()) !== ''
        })
      }
    },
  },
  {
    name: 'catch-up',
    rows: ['CATCH-01'],
    run: async ({ openAs, plays, moment, until }, { control }) => {
      const { programme } = longProgramme(AURORA, control.now(), 40)
      await openAs(ANA, `/liveTv?id=${AURORA}&start=${programme.start}`)
      await plays()
      await until('it began at its beginning', async () => Math.abs((await moment()) - programme.start) < 2 * MINUTE)
    },
  },
  {
    name: 'time-shift and back',
    rows: ['LIVE-02', 'LIVE-03'],
    isAlone: true,
    run: async (visit, { control }) => {
      const { programme } = longProgramme(AURORA, control.now(), 40)
      control.moveClock({ to: (programme.start + 30 * MINUTE) as typeof programme.start })
      await visit.openAs(ANA, `/liveTv?id=${AURORA}`)
      await visit.plays()
      const lag = async () => control.now() - (await visit.moment())
      await focusPlayer(visit)
      for (let times = 0; times < 6; times += 1) await visit.key('ArrowLeft')
      await visit.until('it plays behind', async () => (await lag()) > 45_000)
      await visit.plays()
      await visit.press({ role: 'button', name: '^Back to live$' })
      await visit.until('it is back', async () => (await lag()) < 30_000)
    },
  },
  {
    name: 'captions',
    rows: ['AHEAD-36', 'AHEAD-09'],
    run: async ({ open, plays, press, until, ask }) => {
      await open('/liveTv')
      await plays()
      await press({ role: 'button', name: '^Captions$' })
      await press({ role: 'menuitemradio', name: '^English$' })
      const cues = () =>
        ask(() =>
          [...(document.querySelector('video')?.textTracks ?? [])]
            .filter(({ mode }) => mode === 'showing')
            .flatMap(({ activeCues }) => [...(activeCues ?? [])] as VTTCue[])
            .map(({ text, line }) => ({ text, line })),
        )
      await until('a caption is shown', async () => (await cues()).some(({ text }) => /UTC/.test(text)))
      const isMoved = () => ask(() => CSS.supports('selector(video::-webkit-media-text-track-container)'))
      await until(
        'it stands above the controls',
        async () => (await isMoved()) || (await cues()).every(({ line }) => typeof line === 'number' && line <= 90),
      )
    },
  },
  {
    name: 'full screen',
    rows: ['LIVE-12'],
    needs: 'full screen',
    run: async visit => {
      await visit.open('/liveTv')
      await visit.plays()
      await visit.press({ role: 'button', name: '^Full screen$' })
      await visit.until('the player fills the screen', () => visit.ask(() => document.fullscreenElement !== null))
    },
  },
  {
    name: 'window of its own',
    needs: 'second window',
    rows: ['AHEAD-14', 'LIVE-12'],
    run: async visit => {
      await visit.open('/liveTv')
      await visit.plays()
      const isThere = await visit.ask(() => 'documentPictureInPicture' in window || document.pictureInPictureEnabled)
      if (!isThere) {
        await focusPlayer(visit)
        await visit.sees({ role: 'button', name: '^Pause$' })
        await visit.sees({ role: 'button', name: '^Audio$|^Captions$' })
        await visit.until('no button offers what is not there', () =>
          visit.ask(() => document.querySelector('[aria-label="Picture-in-picture"]') === null),
        )
        return
      }
      await visit.press({ role: 'button', name: '^Picture-in-picture$' })
      await visit.sees({ role: 'heading', name: '^Playing in picture-in-picture$' })
      await visit.press({ role: 'button', name: '^Bring it back here$' })
      await visit.plays()
    },
  },
  {
    name: 'mini player',
    rows: ['AHEAD-14'],
    run: async visit => {
      await visit.open('/liveTv')
      await visit.plays()
      await visit.press({ role: 'link', name: '^Home$' })
      await visit.sees({ role: 'heading', name: '^On now$' })
      await visit.until('it floats', () => visit.ask(() => document.querySelector('[data-shape=card] video') !== null))
      await visit.plays()
    },
  },
  {
    name: 'locked channel',
    rows: ['LIVE-07'],
    run: async ({ openAs, sees }) => {
      await openAs(LEO, '/liveTv?id=1217')
      await sees({ role: 'button', name: '^See plans$' })
    },
  },
  {
    name: 'film, with resume',
    rows: ['VOD-07', 'AHEAD-06'],
    run: async ({ openAs, press, plays, until, ask, sees }) => {
      await openAs(ANA, '/vod/detail/s101')
      await press({ role: 'button', name: '^(Play|Resume)', within: 'main' })
      await plays()
      await ask(() => {
        const video = document.querySelector<HTMLVideoElement>('video[src]')
        if (video) video.currentTime = 100
      })
      await until('it plays there', () =>
        ask(() => (document.querySelector<HTMLVideoElement>('video[src]')?.currentTime ?? 0) > 104),
      )
      await ask(() => location.reload())
      await sees({ role: 'button', name: '^Resume', within: 'main' })
    },
  },
]
