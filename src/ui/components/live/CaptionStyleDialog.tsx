import type { CSSProperties } from 'react'
import { defineMessages, type MessageDescriptor, useIntl } from 'react-intl'
import {
  CAPTION_COLOURS,
  CAPTION_EDGES,
  CAPTION_FONTS,
  CAPTION_LOOKS,
  CAPTION_OPACITIES,
  CAPTION_SIZES,
  type CaptionLookName,
  type CaptionStyle,
  lookOf,
} from '../../../../models/captionStyle.ts'
import { cueProperties } from '../../../../models/cueProperties.ts'
import { Dialog } from '../feedback/Dialog.tsx'
import { Select } from '../form/Field.tsx'
import { RadioGroup } from '../form/RadioGroup.tsx'
import css from './CaptionStyleDialog.module.css'

const sizes = defineMessages({
  small: { id: 'captionStyle.small', defaultMessage: 'Small' },
  normal: { id: 'captionStyle.normal', defaultMessage: 'Normal' },
  large: { id: 'captionStyle.large', defaultMessage: 'Large' },
  huge: { id: 'captionStyle.huge', defaultMessage: 'Very large' },
})
const looks = defineMessages({
  light: { id: 'captionStyle.light', defaultMessage: 'White on black' },
  yellow: { id: 'captionStyle.yellow', defaultMessage: 'Yellow on black' },
  dark: { id: 'captionStyle.dark', defaultMessage: 'Black on white' },
  edge: { id: 'captionStyle.edge', defaultMessage: 'White with outline' },
})
const fonts = defineMessages({
  plain: { id: 'captionStyle.font.plain', defaultMessage: 'Plain' },
  serif: { id: 'captionStyle.font.serif', defaultMessage: 'With serifs' },
  typewriter: { id: 'captionStyle.font.typewriter', defaultMessage: 'Typewriter' },
  casual: { id: 'captionStyle.font.casual', defaultMessage: 'Handwriting' },
  capitals: { id: 'captionStyle.font.capitals', defaultMessage: 'Small capitals' },
})
const colours = defineMessages({
  white: { id: 'captionStyle.white', defaultMessage: 'White' },
  black: { id: 'captionStyle.black', defaultMessage: 'Black' },
  yellow: { id: 'captionStyle.yellowOnly', defaultMessage: 'Yellow' },
  green: { id: 'captionStyle.green', defaultMessage: 'Green' },
  cyan: { id: 'captionStyle.cyan', defaultMessage: 'Cyan' },
  blue: { id: 'captionStyle.blue', defaultMessage: 'Blue' },
  magenta: { id: 'captionStyle.magenta', defaultMessage: 'Magenta' },
  red: { id: 'captionStyle.red', defaultMessage: 'Red' },
})
const edges = defineMessages({
  none: { id: 'captionStyle.edge.none', defaultMessage: 'None' },
  outline: { id: 'captionStyle.edge.outline', defaultMessage: 'Outline' },
  shadow: { id: 'captionStyle.edge.shadow', defaultMessage: 'Shadow' },
  raised: { id: 'captionStyle.edge.raised', defaultMessage: 'Raised' },
  depressed: { id: 'captionStyle.edge.depressed', defaultMessage: 'Depressed' },
})
const attributes = defineMessages({
  font: { id: 'captionStyle.font', defaultMessage: 'Font' },
  colour: { id: 'captionStyle.colour', defaultMessage: 'Text colour' },
  opacity: { id: 'captionStyle.opacity', defaultMessage: 'Text opacity' },
  edge: { id: 'captionStyle.edges', defaultMessage: 'Text edge' },
  ground: { id: 'captionStyle.ground', defaultMessage: 'Background' },
  groundOpacity: { id: 'captionStyle.groundOpacity', defaultMessage: 'Background opacity' },
  window: { id: 'captionStyle.window', defaultMessage: 'Window' },
  windowOpacity: { id: 'captionStyle.windowOpacity', defaultMessage: 'Window opacity' },
})
type Attribute = keyof typeof attributes

/** What each may be; without words it is a number of per cent. */
const VALUES: Readonly<
  Record<Attribute, readonly [ReadonlyArray<string>, Readonly<Record<string, MessageDescriptor>>?]>
> = {
  font: [CAPTION_FONTS, fonts],
  colour: [CAPTION_COLOURS, colours],
  opacity: [CAPTION_OPACITIES.filter(opacity => opacity !== '0')],
  edge: [CAPTION_EDGES, edges],
  ground: [CAPTION_COLOURS, colours],
  groundOpacity: [CAPTION_OPACITIES],
  window: [CAPTION_COLOURS, colours],
  windowOpacity: [CAPTION_OPACITIES],
}
const ATTRIBUTES = Object.keys(attributes) as ReadonlyArray<Attribute>
const LOOKS = Object.keys(CAPTION_LOOKS) as ReadonlyArray<CaptionLookName>

type CaptionStyleDialogProps = {
  readonly style: CaptionStyle
  readonly onStyle: (style: CaptionStyle) => void
  readonly onClose: () => void
}

/** How captions look on this device, with a sample (AHEAD-09, AHEAD-36). */
export const CaptionStyleDialog = ({ style, onStyle, onClose }: CaptionStyleDialogProps) => {
  const intl = useIntl()
  const optionsOf = (attribute: Attribute) => {
    const [values, words] = VALUES[attribute]
    const percent = (value: string) => intl.formatNumber(Number(value) / 100, { style: 'percent' })
    return values.map(value => {
      const word = words?.[value]
      return { value, label: word ? intl.formatMessage(word) : percent(value) }
    })
  }
  return (
    <Dialog
      title={intl.formatMessage({ id: 'captionStyle.title', defaultMessage: 'Caption style' })}
      size={700}
      onClose={onClose}
    >
      <p className={css.sample} style={cueProperties(style) as CSSProperties}>
        <span className={css.window}>
          <span>
            {intl.formatMessage({ id: 'captionStyle.sample', defaultMessage: 'This is how captions will look.' })}
          </span>
        </span>
      </p>
      <div className={css.choices}>
        <RadioGroup
          legend={intl.formatMessage({ id: 'captionStyle.size', defaultMessage: 'Size' })}
          choices={CAPTION_SIZES.map(id => ({ id, label: intl.formatMessage(sizes[id]) }))}
          chosen={style.size}
          onChoose={size => onStyle({ ...style, size })}
        />
        <RadioGroup
          legend={intl.formatMessage({ id: 'captionStyle.colours', defaultMessage: 'Colours' })}
          choices={LOOKS.map(id => ({ id, label: intl.formatMessage(looks[id]) }))}
          chosen={lookOf(style)}
          onChoose={name => onStyle({ ...style, ...CAPTION_LOOKS[name] })}
        />
      </div>
      <div className={css.attributes}>
        {ATTRIBUTES.map(attribute => (
          <Select
            key={attribute}
            name={attribute}
            label={intl.formatMessage(attributes[attribute])}
            value={style[attribute]}
            options={optionsOf(attribute)}
            onChange={value => onStyle({ ...style, [attribute]: value })}
          />
        ))}
      </div>
    </Dialog>
  )
}
