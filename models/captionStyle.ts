import * as t from 'io-ts'
import { oneOf } from './codec/optional.ts'

export const CaptionSize = oneOf('CaptionSize', ['small', 'normal', 'large', 'huge'])
export type CaptionSize = t.TypeOf<typeof CaptionSize>

/** Text on its ground: light on dark, yellow on dark, dark on light, or light with an edge on the picture itself. */
export const CaptionColours = oneOf('CaptionColours', ['light', 'yellow', 'dark', 'edge'])
export type CaptionColours = t.TypeOf<typeof CaptionColours>

/** How captions look on this device (AHEAD-09). */
export const CaptionStyle = t.strict({ size: CaptionSize, colours: CaptionColours }, 'CaptionStyle')
export type CaptionStyle = t.TypeOf<typeof CaptionStyle>

export const USUAL_CAPTIONS: CaptionStyle = { size: 'normal', colours: 'light' }
