import { describe, expect, test } from 'vitest'
import { isBrokenTtml, isWellFormed } from '../../../src/services/player/brokenTtml.ts'

const inBox = (document: string): Uint8Array => new TextEncoder().encode(`....moof....mdat${document}`)

describe('[AHEAD-36] [NET-03] a document of captions that cannot be read', () => {
  test.each([
    '<tt/>',
    '<?xml version="1.0"?><!DOCTYPE tt><tt xml:lang="es"><body><p begin="1s" end=\'2s\'>a &lt; b &#233;<br/></p></body></tt>',
    '<tt:tt xmlns:tt="http://www.w3.org/ns/ttml"><tt:p title="a > b">x<!-- <p> --><![CDATA[ & < ]]></tt:p></tt:tt>',
    '<tt\n  a = "1"\n></tt >',
  ])('%s is read', document => {
    expect(isWellFormed(document)).toBe(true)
    expect(isBrokenTtml(inBox(document))).toBe(false)
  })
  test.each([
    '<tt>',
    '<tt><p></tt></p>',
    '<tt></tt></tt>',
    '<tt><p begin=1s></p></tt>',
    '<tt><p begin="1s></p></tt>',
    '<tt>AT&T</tt>',
    '<tt>a < b</tt>',
    '<tt><!-- </tt>',
    '<tt><![CDATA[ ]></tt>',
  ])('%s is not', document => {
    expect(isWellFormed(document)).toBe(false)
    expect(isBrokenTtml(inBox(document))).toBe(true)
    expect(isBrokenTtml(new TextEncoder().encode(document))).toBe(true)
  })
  test('other captions are none of it', () => {
    expect(isBrokenTtml(new TextEncoder().encode('WEBVTT\n\n00:00 --> 00:01\n<b>AT&T'))).toBe(false)
    expect(isBrokenTtml(new Uint8Array([0, 0, 0, 8, 255, 254]))).toBe(false)
  })
  test.each(['<p '.repeat(300_000), '<!--'.repeat(300_000), '<a>'.repeat(300_000), '&'.repeat(1_000_000)])(
    'a megabyte of %.8s is judged at once',
    text => {
      // its own thread's time: beside other tests it may have to wait
      const before = process.threadCpuUsage()
      expect(isWellFormed(`<tt>${text}`)).toBe(false)
      const { user, system } = process.threadCpuUsage(before)
      expect((user + system) / 1000).toBeLessThan(500)
    },
  )
})
