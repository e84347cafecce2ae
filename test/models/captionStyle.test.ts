import { describe, expect, test } from 'vitest'
import { CaptionStyle, lookOf, USUAL_CAPTIONS } from '../../models/captionStyle.ts'

const read = (kept: unknown) => {
  const result = CaptionStyle.decode(kept)
  return result._tag === 'Right' ? result.right : undefined
}

describe('[AHEAD-36] how captions look on a device', () => {
  test('what is kept is read as it was written', () => {
    const style: CaptionStyle = {
      size: 'large',
      font: 'serif',
      colour: 'cyan',
      opacity: '75',
      edge: 'raised',
      ground: 'blue',
      groundOpacity: '0',
      window: 'red',
      windowOpacity: '25',
    }
    expect(read(JSON.parse(JSON.stringify(CaptionStyle.encode(style))))).toEqual(style)
    expect(lookOf(style)).toBeUndefined()
  })
  test.each([
    ['light', 'white', 'black', 'none'],
    ['yellow', 'yellow', 'black', 'none'],
    ['dark', 'black', 'white', 'none'],
    ['edge', 'white', 'black', 'outline'],
  ])('the %s look of an earlier release is the same look now', (colours, colour, ground, edge) => {
    const style = read({ size: 'huge', colours })
    expect(style).toMatchObject({ size: 'huge', colour, ground, edge, windowOpacity: '0' })
    expect(style && lookOf(style)).toBe(colours)
  })
  test('what is missing is as usual', () => {
    expect(read({})).toEqual(USUAL_CAPTIONS)
    expect(lookOf(USUAL_CAPTIONS)).toBe('light')
  })
  test.each([{ size: 'enormous' }, { colour: 'url(x)' }, { opacity: 75 }, 'large', null])('%j is none', kept => {
    expect(read(kept)).toBeUndefined()
  })
})
