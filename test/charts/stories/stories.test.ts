import { drawnSteps, storySvg } from '@sintonia/statechart-book/pages'
import { describe, expect, test } from 'vitest'
import { played, STORIES } from './index.ts'

const storyNamed = (name: string) => {
  const story = STORIES.find(each => each.name === name)
  if (story === undefined) throw new Error(`There is no story ${name}`)
  return story
}

const stepsOf = (name: string) => drawnSteps(storyNamed(name), played(storyNamed(name))).drawn

/** `Session → App: the session is over`, and where the hearer stands then in square brackets. */
const linesOf = (name: string): readonly string[] =>
  stepsOf(name).map(({ from, to, words, entered }) =>
    [`${from} → ${to}: ${words}`, ...entered.map(place => `[${place}]`)].join(' '),
  )

/** The lines are told in this order, whatever is told between them. */
const expectInOrder = (lines: readonly string[], expected: readonly string[]): void => {
  let rest = lines
  for (const line of expected) {
    const at = rest.findIndex(each => each.startsWith(line))
    expect(at, `"${line}" in its turn of:\n${lines.join('\n')}`).toBeGreaterThanOrEqual(0)
    rest = rest.slice(at + 1)
  }
}

const count = (lines: readonly string[], part: string): number => lines.filter(line => line.includes(part)).length

describe('[QA-07] the drawings of stories', () => {
  test('[QA-07] an expired token is renewed once, and what plays is told nothing', () => {
    const lines = linesOf('tokenEnds')
    expectInOrder(lines, [
      'Operator → Session: the operator refuses the token',
      'Session → Operator: asks the operator for new tokens',
      'Operator → Session: answers [Identity › User › Active]',
    ])
    expect(count(lines, 'Live player') + count(lines, 'Engine')).toBe(0)
  })

  test('[QA-07] a national broadcast takes the picture, thanks at its end, and gives the channel back', () => {
    const lines = linesOf('takeover')
    expectInOrder(lines, [
      'Broadcast → Operator: asks the operator for its manifest',
      'Broadcast → App: the national broadcast has begun',
      'App → Live player: the national broadcast has begun',
      'Broadcast player → Operator: asks the operator for the stream',
      'Live player → Engine: a stream is to be loaded',
      'Broadcast → Operator: asks the operator for its manifest',
      'App → Live player: the national broadcast is over',
      'Live player → App: show “The current broadcast is over, thank you for watching”',
      'Live player → Operator: asks the operator for the stream',
      'Live player → Engine: a stream is to be loaded',
      'Engine → Live player: the engine plays',
    ])
    expect(count(lines, 'Viewer')).toBe(0)
  })

  test('[QA-07] zapping during a broadcast changes nothing but tells why, for every way of switching', () => {
    const lines = linesOf('takeoverZap')
    const refusal = 'show “Currently broadcasting, channel switching is not supported at the moment”'
    expectInOrder(lines, [
      'Viewer → Live player: the viewer presses channel up or down',
      `App → Toasts: ${refusal}`,
      'Viewer → Live player: the viewer picks a channel',
      `App → Toasts: ${refusal}`,
    ])
    expect(count(lines, 'Engine')).toBe(0)
  })

  test('[QA-07] the free package is confirmed by a code and changes the session once the viewer has read of it', () => {
    expectInOrder(linesOf('freePackage'), [
      'Viewer → Own account: ',
      'Code form → Operator: asks the operator to send a code',
      'Viewer → Code form: the viewer sends the form',
      'Own account → Operator: asks the operator how the account stands now',
      'Viewer → Own account: ',
      'Own account → App: the rights of the account are others than before',
      'Session → App: it is known who the viewer is',
    ])
  })

  test('[QA-07] a reminder comes two minutes before the start, leads to the channel and is deleted', () => {
    const minutesToStart = 10
    const claimed = stepsOf('reminder').find(({ words }) => words === 'settles with the other tabs who shows it')
    expect(minutesToStart * 60_000 - (claimed?.at ?? 0)).toBe(120_000)
    expectInOrder(linesOf('reminder'), [
      'Viewer → App: the viewer sets a reminder or takes it back',
      'Reminders → Operator: tells the operator about a reminder',
      'Reminders → Other tab: settles with the other tabs who shows it',
      'Viewer → Reminders: the viewer wants to watch now',
      'Reminders → App: the viewer follows a reminder',
      'Reminders → Operator: tells the operator about a reminder',
    ])
  })

  test('[QA-07] after a killed tab the device says who it was and what was on, and nobody is asked', () => {
    const lines = linesOf('killedTab')
    expectInOrder(lines, [
      'Session → Device: asks the device whom it knows',
      'Live player → Device: asks the device for the last channel',
      'Live player → Operator: asks the operator for the stream',
      'Engine → Live player: the engine plays',
    ])
    expect(count(lines, 'Viewer') + count(lines, 'login')).toBe(0)
  })

  test('[QA-07] a refused licence leads to the clip of a locked channel, and the stream is not tried again', () => {
    const lines = linesOf('refusedLicence')
    expectInOrder(lines, [
      'Viewer → Live player: the viewer picks a channel',
      'Picture → Engine: the stream fails (no permission)',
      'Engine → Picture: the stream is to be taken off',
      'Live player → Engine: a stream is to be loaded (the clip for locked channels)',
      'Live player → App: the account has no right to the picture',
    ])
    expect(count(lines, 'asks the operator for the stream')).toBe(1)
  })

  test('[QA-07] a lost network is asked again by itself, and its return brings the picture back', () => {
    const lines = linesOf('offlineAndBack')
    expectInOrder(lines, [
      'Network → App: the network is gone',
      'Picture → Engine: the stream fails (network)',
      'Engine → Picture: try to go on with the stream',
      'Picture → Engine: the stream fails (network)',
      'Network → Live player: the network is back',
      'Engine → Picture: try to go on with the stream',
      'Engine → Live player: the engine plays',
    ])
    expect(count(lines, 'gives up') + count(lines, 'Viewer')).toBe(0)
  })

  test('[QA-07] the next episode begins ten seconds after the end, and nobody presses anything', () => {
    const lines = linesOf('nextEpisode')
    const asked = stepsOf('nextEpisode').find(({ words }) => words === 'asks the operator for the stream')
    expect(asked?.at).toBe(10_000)
    expectInOrder(lines, [
      'Picture → Engine: the stream has come to its end',
      'VOD player → Operator: asks the operator for the stream',
      'Engine → Picture: something is to be loaded',
      'Engine → VOD player: the engine plays',
    ])
    expect(count(lines, 'Viewer')).toBe(0)
  })

  test('[QA-07] a logout in another tab ends the session here at once, and the page is loaded when it is seen', () => {
    expectInOrder(linesOf('logoutElsewhere'), [
      'Other tab → Session: another tab removed the session',
      'Session → App: the session is over',
      'Viewer → Session: this tab comes to the front',
      'Session → Device: loads the page anew',
    ])
  })

  test.each(STORIES)('[QA-07] $title fits on a page of A4, at 6 pt at least, with no word beyond its edge', story => {
    const svg = storySvg(story, played(story))
    const [, width = 0, height = 0] = (/viewBox="0 0 (\d+) (\d+)"/.exec(svg) ?? []).map(Number)
    const classes = new Set([...svg.matchAll(/<text class="(\w+)"/g)].map(([, name]) => name))
    const sizes = [...classes].map(name => Number(new RegExp(`\\.${name}\\{font-size:(\\d+)px`).exec(svg)?.[1]))
    expect(Math.min(...sizes) * Math.min(550 / width, 793 / height)).toBeGreaterThanOrEqual(6)
    for (const [, x, length] of svg.matchAll(/<text[^>]* x="([\d.-]+)"[^>]* textLength="(\d+)"/g)) {
      expect(Number(x)).toBeGreaterThanOrEqual(0)
      expect(Number(x) + Number(length)).toBeLessThanOrEqual(width)
    }
  })

  test('[QA-07] the same run gives the same drawing', () => {
    const story = storyNamed('takeover')
    expect(storySvg(story, played(story))).toBe(storySvg(story, played(story)))
  })
})
