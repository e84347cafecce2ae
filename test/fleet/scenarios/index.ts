import { HOUR, MINUTE, SECOND } from '../../../models/codec/instant.ts'
import { gathered, primeTime } from './crowd.ts'
import type { Scenario, Stretch } from './scenario.ts'

/** Clocks that follow a header of whole seconds are so far apart. */
const EARLY = 2 * SECOND
/** The issue asks for the minute after; what is put off by a minute shows in the next one. */
const minutesAfter = (name: string, moment: number): ReadonlyArray<Stretch> => {
  const from = moment - EARLY
  return [
    { name: `the minute after ${name}`, from, until: from + MINUTE, isHeld: true },
    { name: `the second minute after ${name}`, from: from + MINUTE, until: from + 2 * MINUTE, isHeld: true },
  ]
}

const FAULT_FROM = 4 * MINUTE
const FAULT_UNTIL = 9 * MINUTE

const outage = (
  name: string,
  title: string,
  story: string,
  fault: Parameters<Parameters<Scenario['play']>[0]['setFaults']>[0][number],
): Scenario => ({
  name,
  title,
  story,
  lastsMs: 12 * MINUTE,
  isCacheable: true,
  habit: gathered,
  play: ({ at, setFaults }) => {
    at(FAULT_FROM, () => setFaults([fault]))
    at(FAULT_UNTIL, () => setFaults([]))
  },
  stretches: [
    { name: 'during the outage', from: FAULT_FROM, until: FAULT_UNTIL, isHeld: false },
    ...minutesAfter('it ends', FAULT_UNTIL),
  ],
  healsAt: FAULT_UNTIL,
})

const TAKEOVER = { opens: 5 * MINUTE, closes: 7 * MINUTE }

export const SCENARIOS: ReadonlyArray<Scenario> = [
  {
    name: 'evening',
    title: '20:00',
    story:
      'Everybody opens the app within five minutes, most of them in the first two; one of twenty for the first time.',
    lastsMs: 7 * MINUTE,
    isCacheable: true,
    habit: (number, _, random) => ({
      ...primeTime(number, 5 * MINUTE * random() ** 2),
      ...(random() < 0.05 && { isNew: true }),
    }),
    play: () => undefined,
    stretches: [
      { name: 'the first minute', from: 0, until: MINUTE, isHeld: false },
      { name: 'the last minute', from: 6 * MINUTE, until: 7 * MINUTE, isHeld: false },
    ],
  },
  {
    name: 'takeover',
    title: 'Takeover',
    story: 'A national broadcast, announced before anybody came, opens and closes at its times.',
    lastsMs: 9 * MINUTE,
    isCacheable: true,
    habit: gathered,
    play: ({ announce, beginsAt }) =>
      announce({ openAt: beginsAt + TAKEOVER.opens, closeAt: beginsAt + TAKEOVER.closes }),
    stretches: [...minutesAfter('it opens', TAKEOVER.opens), ...minutesAfter('it closes', TAKEOVER.closes)],
  },
  outage('outage-call', 'Outage of one call', 'The reports of what is watched answer 500 for five minutes.', {
    host: 'api',
    call: 'channelHistoryCreate',
    status: 500,
  }),
  outage('outage-all', 'Outage of all calls', 'The operator takes no request for five minutes.', { host: 'api' }),
  outage('outage-streams', 'Outage of the streams', 'The hosts of the streams answer 503 for five minutes.', {
    host: 'cdn',
    status: 503,
  }),
  {
    name: 'expiry',
    title: 'Tokens end',
    story: 'All tokens, of calls and of streams, end in one moment.',
    lastsMs: 7 * MINUTE,
    isCacheable: true,
    habit: gathered,
    play: ({ at, endTokens }) => at(FAULT_FROM, endTokens),
    stretches: minutesAfter('they end', FAULT_FROM),
    healsAt: FAULT_FROM,
  },
  {
    name: 'release',
    title: 'A release',
    story:
      'Three of ten open the page anew within five minutes; the worker of the page fetches all files of the release.',
    lastsMs: 9 * MINUTE,
    isCacheable: true,
    habit: (number, count, random) => ({
      ...gathered(number, count, random),
      ...(random() < 0.3 && { reopensAt: 3 * MINUTE + random() * 5 * MINUTE }),
    }),
    play: () => undefined,
    stretches: [{ name: 'while they reload', from: 3 * MINUTE, until: 8 * MINUTE, isHeld: false }],
  },
  {
    name: 'far',
    title: 'A slow region',
    story: 'Three of ten are 1.5 s away and lose one request of twenty; everybody opens within two minutes.',
    lastsMs: 7 * MINUTE,
    isCacheable: true,
    habit: (number, count, random) => ({ ...gathered(number, count, random), ...(random() < 0.3 && { isFar: true }) }),
    play: () => undefined,
    stretches: [{ name: 'once all are there', from: 4 * MINUTE, until: 7 * MINUTE, isHeld: false }],
  },
]

/** Figures of one viewer over an hour: a few of them are enough, and an hour of many would take too long. */
const hourOf = (name: string, title: string, habit: Scenario['habit'], more: Partial<Scenario> = {}): Scenario => ({
  name,
  title,
  story: 'An hour of an evening, 1,000 channels, from the sixth minute on.',
  lastsMs: HOUR + 6 * MINUTE,
  channels: 1000,
  isCacheable: true,
  habit,
  play: () => undefined,
  stretches: [{ name: 'an hour', from: 6 * MINUTE, until: HOUR + 6 * MINUTE, isHeld: false }],
  share: 0.02,
  ...more,
})

const spread = (random: () => number): number => random() * 2 * MINUTE

export const HOURS: ReadonlyArray<Scenario> = [
  hourOf('watching', 'Watching', (_, __, random) => ({ kind: 'user', page: 'liveTv', opensAt: spread(random) })),
  hourOf('idle', 'Idle on the home page', (_, __, random) => ({
    kind: 'guest',
    page: 'home',
    opensAt: spread(random),
  })),
  hourOf('hidden', 'Hidden, nothing plays', (_, __, random) => ({
    kind: 'user',
    page: 'home',
    opensAt: spread(random),
    isHidden: true,
  })),
  hourOf('hidden-playing', 'Hidden, a channel plays', (_, __, random) => ({
    kind: 'user',
    page: 'liveTv',
    opensAt: spread(random),
    isHidden: true,
  })),
  hourOf(
    'ill-call',
    'One side call answers 500 for an hour',
    (number, _, random) => primeTime(number, spread(random)),
    {
      story: 'The rights of the channels answer 500 from before the first page is opened.',
      channels: 100,
      play: ({ setFaults }) => setFaults([{ host: 'api', call: 'contentAuthority', status: 500 }]),
      share: 0.3,
    },
  ),
  {
    name: 'guest',
    title: 'A guest on the home page',
    story: 'The first five minutes of a first visit, 1,000 channels.',
    lastsMs: 6 * MINUTE,
    channels: 1000,
    isCacheable: true,
    habit: () => ({ kind: 'guest', page: 'home', opensAt: 0, isNew: true }),
    play: () => undefined,
    stretches: [{ name: 'five minutes', from: 0, until: 5 * MINUTE, isHeld: false }],
    share: 0.02,
  },
]

/** For the check against the local operator. */
export const CHECK: Scenario = {
  name: 'check',
  title: 'Check',
  story: 'Everybody opens the app within half a minute.',
  lastsMs: 75 * SECOND,
  isCacheable: true,
  habit: (number, _, random) => primeTime(number, 30 * SECOND * random()),
  play: () => undefined,
  stretches: [],
}

export const scenarioNamed = (name: string): Scenario => {
  const found = [...SCENARIOS, ...HOURS, CHECK].find(each => each.name === name)
  if (found === undefined) throw new Error(`There is no scenario ${name}`)
  return found
}
