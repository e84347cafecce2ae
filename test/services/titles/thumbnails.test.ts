import { describe, expect, test } from 'vitest'
import { thumbnailAt } from '../../../models/thumbnail.ts'
import { thumbnailsOf } from '../../../src/services/titles/thumbnails.ts'

const BASE = 'https://one.example/vod/film.vtt'
const LIST = [
  'WEBVTT',
  '',
  '00:00.000 --> 00:10.000',
  'sheet.jpg#xywh=0,0,160,90',
  '',
  '1:00:10.000 --> 1:00:20.500 align:start',
  '/other.jpg#xywh=160,90,160,90',
  '',
  '00:20.000 --> 00:30.000',
  'no part of a sheet',
  '',
  '00:30.000 --> 00:40.000',
  'javascript:alert(1)#xywh=0,0,1,1',
].join('\r\n')

describe('Pictures for places of the bar', () => {
  test('[AHEAD-20] are read from WebVTT, with or without hours; a cue without a picture is left out', () => {
    expect(thumbnailsOf(LIST, BASE)).toEqual([
      { from: 0, until: 10, sheet: 'https://one.example/vod/sheet.jpg', x: 0, y: 0, width: 160, height: 90 },
      { from: 3610, until: 3620.5, sheet: 'https://one.example/other.jpg', x: 160, y: 90, width: 160, height: 90 },
    ])
  })

  test('[AHEAD-20] a place without one has none, and neither has a list that is none', () => {
    const all = thumbnailsOf(LIST, BASE)
    expect([thumbnailAt(all, 9.9)?.x, thumbnailAt(all, 10), thumbnailAt([], 1)]).toEqual([0, undefined, undefined])
    expect(thumbnailsOf('<!doctype html>', BASE)).toEqual([])
  })
})
