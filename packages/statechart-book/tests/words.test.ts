import { describe, expect, test } from 'vitest'
import { readChart } from '../chart/readChart.ts'
import { guardWords, plainWords, viewerWords } from '../words/plainWords.ts'
import { conditionText, guardText, placeName } from '../words/words.ts'
import { sampleMachine } from './fixtures/sampleChart.ts'

const sample = readChart(sampleMachine)

const transition = (id: string) => {
  const found = sample.transitions.find(candidate => candidate.id === id)
  if (found === undefined) throw new Error(`${sample.name} has no ${id}`)
  return found
}

describe('names read out as words', () => {
  test.each([
    ['openedElsewhere', 'opened elsewhere'],
    ['token.refusedAgain', 'token refused again'],
    ['loadLineup', 'load line-up'],
  ])('%s is %s', (name, words) => {
    expect(plainWords(name)).toBe(words)
  })

  test.each([
    ['viewer.logOut', 'the viewer logs out'],
    ['viewer.retry', 'the viewer retries'],
    ['viewer.dismissToast', 'the viewer dismisses toast'],
    ['viewer.navigated', 'the viewer navigated'],
    ['viewer.sawChannels', 'the viewer saw channels'],
    ['viewer.play', 'the viewer plays'],
  ])('%s is %s', (event, words) => {
    expect(viewerWords(event)).toBe(words)
  })

  test.each([
    ['isLastActive', 'last active'],
    ['hasVisitorMode', 'there is visitor mode'],
    ['canTryAgain', 'it can try again'],
    ['mustLogIn', 'must log in'],
  ])('the guard %s is: if %s', (guard, words) => {
    expect(guardWords(guard)).toBe(words)
  })

  test('a state is named by its place in the chart', () => {
    expect(placeName('session.identity.signedOutElsewhere.waiting')).toBe('Identity › Signed out elsewhere › Waiting')
    expect(placeName('livePlayer')).toBe('Live player')
  })
})

describe('what a transition says', () => {
  test('the last branch, which asks nothing, is otherwise; a single one says nothing', () => {
    expect(conditionText({}, transition('sample.playback.opening|done.actor.open|2'))).toBe('otherwise')
    expect(conditionText({}, transition('sample.playback.opening|error.actor.open|0'))).toBe('')
  })

  test('guards that are joined keep their and, or and not', () => {
    expect(guardText({}, 'sample.a', '(isPlayable or canTryAgain) and not in playback.idle')).toBe(
      '(playable or it can try again) and not in Playback › Idle',
    )
  })
})
