import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Announcement } from '../../models/announcement.ts'
import { contrastOf, marqueeColours, marqueeText } from '../../models/announcementLook.ts'
import { messageCheckMs } from '../../models/messageCheck.ts'
import { read } from './laws.ts'

const colours = (properties: object) =>
  marqueeColours(read(Announcement, { id: 1, msg: 'Hello', properties }).properties)

describe('The look of a marquee', () => {
  it('[MSG-03] takes colours that can be read as the operator gives them', () => {
    expect(colours({ backgroundcolor: '#5a2a12', textcolor: '#fff2dc' })).toEqual({
      background: '#5a2a12',
      text: '#fff2dc',
    })
    expect(colours({ backgroundcolor: '#123', textcolor: '#fff' })).toEqual({ background: '#112233', text: '#ffffff' })
  })

  it('[MSG-03] changes a text that could not be read, and lets nothing shine through', () => {
    expect(colours({ backgroundcolor: '#ffff00', textcolor: '#ffffff' })).toEqual({
      background: '#ffff00',
      text: '#000000',
    })
    expect(colours({ backgroundcolor: '#20304080', textcolor: '#203040' })).toEqual({
      background: '#203040',
      text: '#ffffff',
    })
  })

  it('[MSG-03] is readable whatever the operator sends; nothing but a colour reaches a style', () => {
    const hex = fc.stringMatching(/^#([\da-f]{3}|[\da-f]{6}|[\da-f]{8})$/)
    const sent = fc.oneof(hex, fc.constantFrom('red;}body{', 'url(//evil)', 'javascript:1', '', null, 7))
    fc.assert(
      fc.property(sent, sent, (backgroundcolor, textcolor) => {
        const shown = colours({ backgroundcolor, textcolor })
        expect(contrastOf(shown)).toBeGreaterThanOrEqual(4.5)
        for (const colour of Object.values(shown)) expect(colour).toMatch(/^#[\da-f]{6}$/i)
      }),
    )
  })

  it('[MSG-03] has one line of at most a thousand characters, whole ones', () => {
    expect(marqueeText('  one\n\ttwo  ')).toBe('one two')
    expect([...marqueeText('👩'.repeat(10_000))]).toHaveLength(1001)
    expect(marqueeText('👩'.repeat(10_000))).toBe(`${'👩'.repeat(1000)}…`)
  })
})

describe('How often announcements and messages are asked for', () => {
  it("[MSG-06] is the operator's choice, ten minutes without one, never more often than every ten seconds", () => {
    const every = (msg_chk_int: number) => messageCheckMs(msg_chk_int)
    expect(messageCheckMs(600_000)).toBe(600_000)
    expect([every(1), every(10_000), every(60_000), every(1e12)]).toEqual([10_000, 10_000, 60_000, 86_400_000])
  })
})
