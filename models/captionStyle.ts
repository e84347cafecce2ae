import * as t from 'io-ts'
import { fallback, oneOf } from './codec/optional.ts'

export const CAPTION_SIZES = ['small', 'normal', 'large', 'huge'] as const
export const CAPTION_FONTS = ['plain', 'serif', 'typewriter', 'casual', 'capitals'] as const
export const CAPTION_COLOURS = ['white', 'black', 'yellow', 'green', 'cyan', 'blue', 'magenta', 'red'] as const
/** In per cent. */
export const CAPTION_OPACITIES = ['100', '75', '50', '25', '0'] as const
export const CAPTION_EDGES = ['none', 'outline', 'shadow', 'raised', 'depressed'] as const

export type CaptionColour = (typeof CAPTION_COLOURS)[number]
export type CaptionOpacity = (typeof CAPTION_OPACITIES)[number]

/**
 * How captions look on this device, by the attributes that 47 CFR 79.103 names: of the letters, of the ground behind them,
 * and of the window around all lines (AHEAD-09, AHEAD-36).
 */
export interface CaptionStyle {
  readonly size: (typeof CAPTION_SIZES)[number]
  readonly font: (typeof CAPTION_FONTS)[number]
  readonly colour: CaptionColour
  readonly opacity: CaptionOpacity
  readonly edge: (typeof CAPTION_EDGES)[number]
  readonly ground: CaptionColour
  readonly groundOpacity: CaptionOpacity
  readonly window: CaptionColour
  readonly windowOpacity: CaptionOpacity
}

export const USUAL_CAPTIONS: CaptionStyle = {
  size: 'normal',
  font: 'plain',
  colour: 'white',
  opacity: '100',
  edge: 'none',
  ground: 'black',
  groundOpacity: '75',
  window: 'black',
  windowOpacity: '0',
}

export type CaptionLook = Pick<CaptionStyle, 'colour' | 'opacity' | 'edge' | 'ground' | 'groundOpacity'>
const look = (colour: CaptionColour, ground: CaptionColour, more: Partial<CaptionLook> = {}): CaptionLook => ({
  colour,
  opacity: '100',
  edge: 'none',
  ground,
  groundOpacity: '75',
  ...more,
})

/** Looks that go together, by one press. */
export const CAPTION_LOOKS = {
  light: look('white', 'black'),
  yellow: look('yellow', 'black'),
  dark: look('black', 'white', { groundOpacity: '100' }),
  edge: look('white', 'black', { edge: 'outline', groundOpacity: '0' }),
} as const
export type CaptionLookName = keyof typeof CAPTION_LOOKS

/** What a style is called, where it is one of these. */
export const lookOf = (style: CaptionStyle): CaptionLookName | undefined =>
  (Object.keys(CAPTION_LOOKS) as ReadonlyArray<CaptionLookName>).find(name =>
    Object.entries(CAPTION_LOOKS[name]).every(([attribute, value]) => style[attribute as keyof CaptionLook] === value),
  )

const size = fallback(oneOf('CaptionSize', CAPTION_SIZES), USUAL_CAPTIONS.size)
const colour = (usual: CaptionColour) => fallback(oneOf('CaptionColour', CAPTION_COLOURS), usual)
const opacity = (usual: CaptionOpacity) => fallback(oneOf('CaptionOpacity', CAPTION_OPACITIES), usual)

const Attributes = t.strict({
  size,
  font: fallback(oneOf('CaptionFont', CAPTION_FONTS), USUAL_CAPTIONS.font),
  colour: colour(USUAL_CAPTIONS.colour),
  opacity: opacity(USUAL_CAPTIONS.opacity),
  edge: fallback(oneOf('CaptionEdge', CAPTION_EDGES), USUAL_CAPTIONS.edge),
  ground: colour(USUAL_CAPTIONS.ground),
  groundOpacity: opacity(USUAL_CAPTIONS.groundOpacity),
  window: colour(USUAL_CAPTIONS.window),
  windowOpacity: opacity(USUAL_CAPTIONS.windowOpacity),
})

/** As devices kept it that knew four looks only. */
const Earlier = t.strict({ size, colours: t.keyof(CAPTION_LOOKS) }, 'EarlierCaptionStyle')

export const CaptionStyle: t.Type<CaptionStyle> = new t.Type(
  'CaptionStyle',
  Attributes.is,
  (input, context) => {
    const earlier = Earlier.decode(input)
    return earlier._tag === 'Right'
      ? t.success({ ...USUAL_CAPTIONS, ...CAPTION_LOOKS[earlier.right.colours], size: earlier.right.size })
      : Attributes.validate(input, context)
  },
  Attributes.encode,
)
