import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { beginningOf, headlineOf, noticeText } from '../../models/noticeText.ts'

describe('An announcement in the list', () => {
  test('[MSG-06] has no more to say where its title says it all', () => {
    expect(noticeText('All channels are open tonight.')).toEqual({
      title: 'All channels are open tonight.',
      more: undefined,
    })
  })

  test('[MSG-06] is told by its first line, or by its first sentence', () => {
    expect(noticeText('Work at night\nFrom two to four.')).toEqual({
      title: 'Work at night',
      more: 'From two to four.',
    })
    const more = 'Some channels may be away. '.repeat(5).trim()
    expect(noticeText(`We work at night. ${more}`)).toEqual({ title: 'We work at night.', more })
  })

  test('[MSG-06] of one long word nothing is lost', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, maxLength: 400 }), msg => {
        const { title, more = '' } = noticeText(msg)
        const told = more.includes(title.replace(/…$/, '')) ? more : `${title}${more}`
        expect(told.replace(/\s/g, '')).toBe(msg.replace(/\s/g, ''))
        expect(title.length).toBeLessThanOrEqual(121)
      }),
    )
  })

  test('[MSG-06] begins in its line with what its text says first, and with no more than fits there', () => {
    expect(beginningOf('\n At ten, live. \n\nStart over while it runs.')).toBe('At ten, live.')
    expect(beginningOf('  ')).toBe('')
    expect(beginningOf('a'.repeat(100_000))).toHaveLength(120)
  })
})

describe('the headline of what is shown whole', () => {
  test.each([
    ['Second', 'Second', ''],
    ['We work at night. From two to four. Bring a book.', 'We work at night.', 'From two to four. Bring a book.'],
    ['Work at night\nFrom two to four.', 'Work at night', 'From two to four.'],
    ['x'.repeat(121), undefined, 'x'.repeat(121)],
    [' ', '', ''],
  ])('[MSG-05] of %s', (msg, headline, rest) => {
    expect(headlineOf(msg)).toEqual({ headline, rest })
  })

  test('[MSG-05] nothing of it is lost, and nothing is said twice', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), msg => {
        const { headline = '', rest } = headlineOf(msg)
        expect((headline + rest).replace(/\s/g, '')).toBe(msg.replace(/\s/g, ''))
      }),
    )
  })
})
