import { useIntl } from 'react-intl'
import { SIGN_CORNERS, SIGN_SIZES, type SignPicture } from '../../../../models/signPicture.ts'
import { Dialog } from '../feedback/Dialog.tsx'
import { RadioGroup } from '../form/RadioGroup.tsx'
import { sizeWords, wordsOfCorner } from './placeWords.ts'
import css from './SignDialog.module.css'

type SignDialogProps = {
  readonly picture: SignPicture
  readonly isMissing: boolean
  readonly onShow: (isOn: boolean) => void
  readonly onPlace: (place: Partial<Pick<SignPicture, 'corner' | 'size'>>) => void
  readonly waiting: boolean
  readonly onClose: () => void
}

/** Somebody who signs beside the picture: whether, how large and in which corner (AHEAD-38). */
export const SignDialog = ({ picture, isMissing, onShow, onPlace, waiting, onClose }: SignDialogProps) => {
  const intl = useIntl()
  return (
    <Dialog
      title={intl.formatMessage({ id: 'sign.title', defaultMessage: 'Sign language' })}
      size={400}
      onClose={onClose}
    >
      {isMissing && (
        <p className={css.missing}>
          {intl.formatMessage({ id: 'sign.missing', defaultMessage: 'Sign language is not available right now.' })}
        </p>
      )}
      <div className={css.choices}>
        <RadioGroup
          legend={intl.formatMessage({ id: 'sign.show', defaultMessage: 'Interpreter' })}
          choices={[
            { id: 'off', label: intl.formatMessage({ id: 'off', defaultMessage: 'Off' }) },
            { id: 'on', label: intl.formatMessage({ id: 'on', defaultMessage: 'On' }) },
          ]}
          chosen={picture.isOn ? 'on' : 'off'}
          onChoose={choice => onShow(choice === 'on')}
          isFirst
          waiting={waiting}
        />
        <RadioGroup
          legend={intl.formatMessage({ id: 'sign.size', defaultMessage: 'Size' })}
          choices={SIGN_SIZES.map(id => ({ id, label: intl.formatMessage(sizeWords[id]) }))}
          chosen={picture.size}
          onChoose={size => onPlace({ size })}
          waiting={waiting}
        />
        <RadioGroup
          legend={intl.formatMessage({ id: 'sign.corner', defaultMessage: 'Corner' })}
          choices={SIGN_CORNERS.map(id => ({ id, label: intl.formatMessage(wordsOfCorner(id)) }))}
          chosen={picture.corner}
          onChoose={corner => onPlace({ corner })}
          waiting={waiting}
        />
      </div>
    </Dialog>
  )
}
