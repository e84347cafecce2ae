import type { Goal } from './benchmark.ts'

/** Who asked for what. */
const FELT = 'Speed that a person feels'
const LIVE = 'Live television, whole'
const TITLES = 'Video on demand, whole'
const ACCOUNTS = 'Accounts, purchasing'
const CHARTS = 'Charts that testers run'
const ENGINES = 'Every browser, every ear, every eye'
const LIGHT = 'First light'
const PLAN = 'the plan at the beginning'

const ratio = (most: number, source: string) => ({ unit: 'x', digits: 2, most, source })
const ms = (most: number, source: string) => ({ unit: 'ms', most, source })
const frame = (most: number, source: string) => ({ unit: 'ms', digits: 1, most, source })
const kB = (most: number, source: string) => ({ unit: 'kB', digits: 1, most, source })
const count = (unit: string, most: number, source: string) => ({ unit, most, source })
const bare = { unit: 'ms' }

/**
 * All that is measured, by part, with what is to be reached. A goal may be missed and stays; it becomes another one only by
 * who asked for it. What has no `most` has no goal.
 */
export const GOALS = {
  Scripts: {
    'JavaScript that has come when the home page of a guest paints, gzip': kB(130, TITLES),
    'JavaScript asked for before the largest paint of home, gzip': kB(130, TITLES),
    'JavaScript of /liveTv before play, gzip': kB(150, PLAN),
    'JavaScript asked for before the first frame of /liveTv, gzip': kB(345, PLAN),
    'JavaScript of the login page beyond that of home, gzip': kB(40, ACCOUNTS),
  },
  Visits: {
    'home, guest: first paint': ms(700, FELT),
    'home, guest: largest paint': ms(1400, FELT),
    'home, guest: blocked, all of it': ms(350, FELT),
    'home, guest: blocked after the first paint': ms(225, TITLES),
    'home, guest: layout shift': { unit: '', digits: 3, most: 0.02, source: TITLES },
    'home, guest: the first press, to the next frame': ms(100, FELT),
    'home, guest: requests in the first 5 s': count('requests', 60, FELT),
    'home, guest: of them for what nobody has asked for': count('requests', 0, FELT),
    '/liveTv, user: first paint': ms(800, FELT),
    '/liveTv, user: first frame': ms(2400, FELT),
    '/liveTv, user: blocked after the first paint': ms(250, FELT),
    '/liveTv, user: blocked, all of it': bare,
    '/liveTv, user: requests in the first 5 s': count('requests', 80, FELT),
    'home, guest, second visit: largest paint': ms(700, FELT),
    '/liveTv, user, second visit: largest paint': ms(1800, FELT),
  },
  'Back and forward': {
    'pages without sound that the browser does not keep': count('pages', 0, FELT),
  },
  Titles: {
    'requests of the catalogue for home by the gateway, more than by the calls': count('requests', -1, TITLES),
    'requests of the catalogue for a title by the gateway, more than by the calls': count('requests', -1, TITLES),
    'home has its content by the gateway, against by the calls': { unit: 'x', digits: 2 },
    'a title has its content by the gateway, against by the calls': { unit: 'x', digits: 2 },
  },
  'Poster wall': {
    'frame while 1,000 posters are scrolled, 95th percentile': frame(20, TITLES),
    'nodes of the page at once': count('nodes', 1500, TITLES),
  },
  'Long list': {
    'frame while the list is scrolled and a channel plays, 95th percentile': frame(16.8, FELT),
    'rows in the page at once': count('rows', 60, LIGHT),
    'rows that are not reached': count('rows', 0, LIGHT),
  },
  Guide: {
    'first cells once the window is read': ms(100, LIVE),
    'first cells from a cold load': ms(500, FELT),
    'the slowest of them': ms(900, FELT),
    'nodes of the screen at once': count('nodes', 450, LIVE),
    'jump to now': count('frames', 2, LIVE),
    'a day that is not read yet': ms(150, FELT),
    'programmes found by title': bare,
    'heap above live TV without the guide': { unit: 'MB', digits: 1, most: 40, source: LIVE },
    'first cells of 5,000 channels against those of 200': ratio(1.5, LIVE),
    'frame on a known way, diagonal, 95th percentile': frame(16.8, LIVE),
    'the same at 4x': frame(16.8, LIVE),
  },
  'Guide, fresh': {
    'first cells, nothing stored': ms(1200, FELT),
    'all stored': ms(15_000, FELT),
    'requests for it': count('requests', 40, FELT),
    'frame, diagonal, 95th percentile': frame(16.8, FELT),
    'frame, fling over the channels, 95th percentile': frame(16.8, FELT),
    'frame, fling over the hours, 95th percentile': frame(16.8, FELT),
    'frames with more than a quarter of empty cells': count('% of frames', 10, FELT),
    'frame, diagonal, 95th percentile, 4x': frame(33.4, FELT),
    'frame, fling over the channels, 95th percentile, 4x': frame(33.4, FELT),
    'frame, fling over the hours, 95th percentile, 4x': frame(33.4, FELT),
    'frames with more than a quarter of empty cells, 4x': count('% of frames', 10, FELT),
  },
  'Guide data': {
    'the page is blocked while 30,000 programmes are fetched, decoded and stored': {
      unit: 'ms',
      digits: 1,
      most: 8,
      source: LIVE,
    },
    'all days of all channels stored': ratio(0.1, LIVE),
    'a window read, 95th percentile': ratio(0.35, LIVE),
  },
  'Player alone': {
    'the player': ratio(1.1, LIGHT),
    'the row of the channel in sight': ratio(0.6, LIVE),
    'the channel prepared': ratio(0.3, LIVE),
  },
  Zapping: {
    'channel key, the first press': ratio(0.4, FELT),
    'the same, as a prepared neighbour': ratio(0.3, LIVE),
    'ten channel keys: channels loaded but the first and the last': count('channels', 0, FELT),
    'row, the mouse moves there and presses at once': ratio(0.75, FELT),
    'the same, 95th percentile': ratio(1.2, FELT),
    'row in sight, tapped': ratio(0.4, FELT),
    'row pointed at for 600 ms': ratio(0.3, FELT),
    'number and Enter, not in sight': ratio(1, FELT),
    'tab of another group, its row after 500 ms': ratio(0.8, FELT),
    'first zap of a visit, against the later ones': ratio(1.3, FELT),
    'thread time of a zap, the dearest way': ms(80, FELT),
    'bytes for channels not chosen, the worst way': count('% of all', 20, FELT),
    'bytes for channels not chosen, cellular': { unit: 'kB', most: 0, source: FELT },
    'bytes for channels not chosen, Save-Data': { unit: 'kB', most: 0, source: FELT },
  },
  'Five quiet minutes': {
    'row in sight, tapped': ratio(0.4, FELT),
    'row pointed at for 600 ms': ratio(0.3, FELT),
    'bytes for channels not chosen, 3 to 30 s after a zap': { unit: 'kB', most: 0, source: FELT },
    'idle home: nodes': count('nodes', 1500, FELT),
    'idle home: thread': { unit: 'ms a second', digits: 1, most: 2, source: FELT },
    'hidden tab: requests, of those of the seen one': count('%', 15, FELT),
    'hidden tab: thread, of that of the seen one': count('%', 15, FELT),
  },
  'Protected channels': {
    'to a ClearKey channel': ratio(1.15, FELT),
    'and back': ratio(1.15, FELT),
  },
  'Back to live': {
    'from catch-up': ratio(0.8, FELT),
  },
  'Play a title': {
    'Play to first frame': ratio(1.15, TITLES),
  },
  'Time-shift': {
    'a seek to its first frame': ratio(1.1, LIVE),
  },
  'Remote control': {
    'arrow to the next frame at 6x': ms(100, ENGINES),
    'arrow to the next frame at 20x': ms(270, ENGINES),
    'heap with 1,000 channels': { unit: 'MB', digits: 1, most: 120, source: ENGINES },
  },
  Movement: {
    'work for a passing announcement and a countdown': { unit: '% of a core', digits: 2, most: 1, source: ACCOUNTS },
  },
  Charts: {
    'with the flight recorder': { unit: '% more', digits: 1, most: 3, source: CHARTS },
    'with the recorder and the live feed': { unit: '% more', digits: 1, most: 3, source: CHARTS },
  },
  'Two hours': {
    heap: { unit: '% more', digits: 1, most: 10, source: LIGHT },
    nodes: { unit: '% more', digits: 1, most: 10, source: LIGHT },
    listeners: { unit: '% more', digits: 1, most: 10, source: LIGHT },
  },
} satisfies Readonly<Record<string, Readonly<Record<string, Goal>>>>
