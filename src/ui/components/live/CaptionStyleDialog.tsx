import { defineMessages, useIntl } from 'react-intl'
import { Dialog } from '../feedback/Dialog.tsx'
import { RadioGroup } from '../form/RadioGroup.tsx'
import css from './CaptionStyleDialog.module.css'

const sizes = defineMessages({
  small: { id: 'captionStyle.small', defaultMessage: 'Small' },
  normal: { id: 'captionStyle.normal', defaultMessage: 'Normal' },
  large: { id: 'captionStyle.large', defaultMessage: 'Large' },
  huge: { id: 'captionStyle.huge', defaultMessage: 'Very large' },
})
const colours = defineMessages({
  light: { id: 'captionStyle.light', defaultMessage: 'White on black' },
  yellow: { id: 'captionStyle.yellow', defaultMessage: 'Yellow on black' },
  dark: { id: 'captionStyle.dark', defaultMessage: 'Black on white' },
  edge: { id: 'captionStyle.edge', defaultMessage: 'White with outline' },
})
type Size = keyof typeof sizes
type Colours = keyof typeof colours

const SIZES: ReadonlyArray<Size> = ['small', 'normal', 'large', 'huge']
const COLOURS: ReadonlyArray<Colours> = ['light', 'yellow', 'dark', 'edge']

type CaptionStyleDialogProps = {
  readonly style: { readonly size: Size; readonly colours: Colours }
  readonly onStyle: (style: { readonly size: Size; readonly colours: Colours }) => void
  readonly onClose: () => void
}

/** How captions look on this device, with a sample (AHEAD-09). */
export const CaptionStyleDialog = ({ style, onStyle, onClose }: CaptionStyleDialogProps) => {
  const intl = useIntl()
  return (
    <Dialog
      title={intl.formatMessage({ id: 'captionStyle.title', defaultMessage: 'Caption style' })}
      size={400}
      onClose={onClose}
    >
      <p className={css.sample}>
        <span data-cue-size={style.size} data-cue-colours={style.colours}>
          {intl.formatMessage({ id: 'captionStyle.sample', defaultMessage: 'This is how captions will look.' })}
        </span>
      </p>
      <div className={css.choices}>
        <RadioGroup
          legend={intl.formatMessage({ id: 'captionStyle.size', defaultMessage: 'Size' })}
          choices={SIZES.map(id => ({ id, label: intl.formatMessage(sizes[id]) }))}
          chosen={style.size}
          onChoose={size => onStyle({ ...style, size })}
        />
        <RadioGroup
          legend={intl.formatMessage({ id: 'captionStyle.colours', defaultMessage: 'Colours' })}
          choices={COLOURS.map(id => ({ id, label: intl.formatMessage(colours[id]) }))}
          chosen={style.colours}
          onChoose={choice => onStyle({ ...style, colours: choice })}
        />
      </div>
    </Dialog>
  )
}
