import { counterExample, counterExampleText, explore, type Holds } from '@sintonia/statechart-paths'
import { sampleModel } from '@sintonia/statechart-paths/tests/fixtures/sampleModel.ts'
import { describe, expect, test } from 'vitest'
import { doorModel } from '../fixtures/brokenDoor.ts'
import { expectHolds } from '../support/chartSuite.ts'
import { counterExampleSvg } from '../support/counterExamples.ts'

const door = explore(doorModel)

const neverOpenWhileLocked: Holds = snapshot => !(snapshot.matches('open') && snapshot.context.isLocked)

const textOf = (exploration: typeof door, holds: Holds): string => {
  const found = counterExample(exploration, holds)
  return found === undefined ? 'holds' : counterExampleText(found)
}

describe('[AHEAD-28] a property that fails somewhere', () => {
  test('is told with the shortest way there: what happens when, and where it leads', () => {
    expect(textOf(door, neverOpenWhileLocked)).toBe(
      [
        'does not hold after: viewer.open → viewer.lock',
        '2 steps, none of which can be left out:',
        '  0. the start: shut',
        '  1. at 1 ms: viewer.open → open',
        '  2. at 2 ms: viewer.lock',
        'state "open"',
        'context',
        '  isLocked: true',
        '  knocks: 0',
      ].join('\n'),
    )
  })

  test('is told with the moment of every timer', () => {
    const text = textOf(explore(sampleModel), ({ context }) => context.tries === 0)
    expect(text).toContain('does not hold after: viewer.play → open answers {playable:false} → after backOff')
    expect(text).toContain('  3. at 1 s 2 ms: after backOff → playback.opening')
    expect(text).toContain('  tries: 1')
  })

  test('is found at the start', () => {
    expect(textOf(door, snapshot => !snapshot.matches('shut'))).toContain(
      'does not hold after: the start itself\n0 steps',
    )
  })

  test('is found on a path where the places do not tell it apart, and only the steps that it needs are left', () => {
    expect(door.places.every(({ snapshot }) => snapshot.context.knocks === 0)).toBe(true)
    expect(textOf(door, ({ context }) => context.knocks === 0)).toContain('does not hold after: viewer.knock\n1 step,')
  })

  test('is no failure where it holds everywhere', async () => {
    expect(counterExample(door, ({ context }) => context.knocks < 99)).toBeUndefined()
    await expect(expectHolds(door, 'few knocks', ({ context }) => context.knocks < 99)).resolves.toBeUndefined()
  })

  test('fails its test with the chart, the property, the way and the place of the picture', async () => {
    const failing = expectHolds(door, 'never open while locked', neverOpenWhileLocked, () =>
      Promise.resolve('here/door.svg'),
    )
    await expect(failing).rejects.toThrow(
      /^chart door: "never open while locked" does not hold after: viewer.open → viewer.lock\n.*drawn in here\/door.svg$/s,
    )
  })
})

describe('[AHEAD-28] the picture of a counter-example', () => {
  test('lights its states and transitions, numbers the steps, and says them below', async () => {
    const found = counterExample(door, neverOpenWhileLocked)
    const svg = found === undefined ? '' : await counterExampleSvg('never open while locked', found)
    expect(svg).toMatch(/class="state mark-way" data-state="door.shut"/)
    expect(svg).toMatch(/class="state mark-end" data-state="door.open"/)
    expect(svg).toMatch(/class="line mark-way" data-transition="door.shut\|viewer.open\|0"/)
    expect(svg).toMatch(/class="line" data-transition="door.open\|viewer.shut\|0"/)
    expect(svg).toContain('>Does not hold: never open while locked</text>')
    expect(svg).toContain('>1. at 1 ms: viewer.open → open</text>')
  })
})
