import { ANA, LEO, PASSWORD } from '../../e2e/support/accounts.ts'
import { rightToLeft } from '../../e2e/support/rightToLeft.ts'
import type { Journey } from './journey.ts'

/** The worker fetches the whole app first, file by file, after all else. */
const INSTALLED_MS = 100_000

/** Of the words of a button (WCAG 2.2, 1.4.3). */
const READABLE = 4.5

/** Runs in the page: how far the words of its first button with the accent stand out from it (WCAG 2.2, contrast ratio). */
const contrastOfMain = (): number => {
  const button = document.querySelector('main [class*=primary]')
  const brush = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
  if (button === null || brush === null) return 0
  const light = (colour: string): number => {
    brush.fillStyle = colour
    brush.fillRect(0, 0, 1, 1)
    const [red = 0, green = 0, blue = 0] = [...brush.getImageData(0, 0, 1, 1).data].map(value => {
      const share = value / 255
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
    })
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
  }
  const { color, backgroundColor } = getComputedStyle(button)
  const [one, other] = [light(color), light(backgroundColor)]
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)
}

/** Journeys through pages, without a picture that moves. */
export const pages: ReadonlyArray<Journey> = [
  {
    name: 'home',
    rows: ['ROUTE-01', 'UI-01'],
    isCore: true,
    run: async ({ open, sees, until, ask }) => {
      await open('/home')
      await sees({ role: 'heading', name: '^On now$' })
      await until('pictures come', () =>
        ask(() => [...document.querySelectorAll('main img')].some(each => (each as HTMLImageElement).naturalWidth > 0)),
      )
      await until('the first button has the colour of the brand', () =>
        ask(() => {
          const button = document.querySelector('main [class*=primary]')
          return button !== null && getComputedStyle(button).backgroundColor !== 'rgba(0, 0, 0, 0)'
        }),
      )
    },
  },
  {
    name: 'log in',
    rows: ['AUTH-01'],
    run: async ({ open, type, press, sees }) => {
      await open('/login')
      await type({ role: 'textbox', name: '^Email' }, ANA.email)
      await type({ role: 'textbox', name: '^Password' }, PASSWORD)
      await press({ role: 'button', name: '^Log in$', within: 'main' })
      await sees({ role: 'button', name: `: ${ANA.name}$` })
    },
  },
  {
    name: 'sign up form',
    rows: ['AUTH-02'],
    run: async ({ open, press, sees }) => {
      await open('/login')
      await press({ role: 'link', name: '^Create an account$' })
      await sees({ role: 'textbox', name: '^Email' })
    },
  },
  {
    name: 'title page',
    rows: ['VOD-05', 'ROUTE-05'],
    run: async ({ open, sees }) => {
      await open('/vod/detail/s101')
      await sees({ role: 'heading', name: '^Cast & crew$' })
      await sees({ role: 'heading', name: '^More like this$' })
    },
  },
  {
    name: 'arrow keys alone',
    rows: ['UI-05', 'AHEAD-34'],
    isCore: true,
    run: async ({ open, sees, key, until, ask, address }) => {
      await open('/home')
      await sees({ role: 'heading', name: '^New this month$' })
      const isAtTitle = () => ask(() => /^\/vod\/detail\//.test(document.activeElement?.getAttribute('href') ?? ''))
      await until('down leads to a title', async () => {
        await key('ArrowDown')
        return isAtTitle()
      })
      await key('ArrowRight')
      await until('right leads to the next', isAtTitle)
      await key('Enter')
      await until('Enter opens it', async () => (await address()).startsWith('/vod/detail/'))
    },
  },
  {
    name: 'search',
    rows: ['AHEAD-08', 'VOD-11'],
    run: async ({ open, type, sees }) => {
      await open('/search')
      await type({ role: 'textbox', name: '', within: 'main' }, 'corazon')
      await sees({ role: 'link', name: 'The Heart', within: 'main' })
    },
  },
  {
    name: 'purchase, up to the way out',
    rows: ['BUY-01', 'BUY-02'],
    isAlone: true,
    run: async ({ openAs, press, until }, { control }) => {
      await openAs(LEO, '/my/subscribe')
      await press({ role: 'button', name: '^(?:Choose|Switch to) Complete' })
      await until('the member site is open', async () =>
        control.requests().some(({ path }) => path.startsWith('/member')),
      )
    },
  },
  {
    name: 'languages',
    rows: ['LANG-01'],
    run: async ({ open, press, sees, until, ask }) => {
      await open('/home')
      for (const [button, item, tag, live] of [
        ['^Language$', '^Español$', 'es', '^En vivo$'],
        ['^Idioma$', '^Português$', 'pt', '^Ao vivo$'],
      ] as const) {
        await press({ role: 'button', name: button })
        await press({ role: 'menuitemradio', name: item })
        await sees({ role: 'link', name: live })
        await until(`the page says ${tag}`, async () =>
          (await ask(() => document.documentElement.lang)).startsWith(tag),
        )
      }
    },
  },
  {
    name: 'lines from right to left',
    rows: ['AHEAD-44'],
    isCore: true,
    run: async ({ open, press, until, ask }) => {
      await open('/liveTv?view=guide')
      await press({ role: 'button', name: '^Language$' })
      await press({ role: 'menuitemradio', name: `^${rightToLeft('Arabic')}$` })
      await until('the page has turned', () => ask(() => document.dir === 'rtl'))
      await open('/liveTv?view=guide')
      await until('the guide stands at what is on', () =>
        ask(() =>
          [...document.querySelectorAll('[data-kind=playing]')].some(cell => {
            const { left, right, top } = cell.getBoundingClientRect()
            return right > 0 && left < innerWidth && top < innerHeight
          }),
        ),
      )
      await open('/home')
      await until('a rail goes on to the left', () =>
        ask(() =>
          [...document.querySelectorAll('main section ul')].some(rail => {
            rail.scrollLeft = -100
            return rail.scrollLeft === -100
          }),
        ),
      )
    },
  },
  {
    name: 'light theme',
    rows: ['UI-01'],
    run: async ({ open, press, until, ask }) => {
      await open('/home')
      // in the footer of a narrow page, which moves while shelves come
      await until('the page is light', async () => {
        const isLight = await ask(() => document.documentElement.dataset.theme === 'light')
        if (!isLight) await press({ role: 'button', name: '^Use the light theme$' })
        return isLight
      })
      await open('/login')
      await until('the words on the accent can be read', async () => (await ask(contrastOfMain)) >= READABLE)
    },
  },
  {
    name: 'favourite',
    rows: ['VOD-09'],
    run: async ({ openAs, press, until, ask }) => {
      await openAs(ANA, '/vod/detail/s101')
      const isStarred = () => ask(() => document.querySelector('main [aria-pressed]')?.getAttribute('aria-pressed'))
      await until('the star is there', isStarred)
      const before = await isStarred()
      await press({ role: 'button', name: '^Favourite$', within: 'main' })
      await until('the star turns', async () => (await isStarred()) !== before)
    },
  },
  {
    name: 'my account',
    rows: ['ROUTE-07'],
    run: async ({ openAs, sees }) => {
      await openAs(ANA, '/my')
      await sees({ role: 'heading', name: '' })
    },
  },
  {
    name: 'unknown address',
    rows: ['ROUTE-09'],
    run: async ({ open, until, address }) => {
      await open('/no/such/page')
      await until('it leads home', async () => (await address()) === '/home')
    },
  },
  {
    name: 'offline, after one visit',
    rows: ['NET-05'],
    needs: 'service worker',
    isAlone: true,
    run: async ({ open, sees, until, ask }, headEnd) => {
      await open('/home')
      await sees({ role: 'heading', name: '^On now$' })
      await until(
        'the worker is at work',
        () => ask(async () => (await navigator.serviceWorker.getRegistration())?.active?.state === 'activated'),
        INSTALLED_MS,
      )
      await headEnd.close()
      await open('/home')
      await sees({ role: 'status', name: '^Network connection failed' })
    },
  },
]
