import type { Ref } from 'react'
import { useIntl } from 'react-intl'
import type { SignPicture as Chosen } from '../../../../models/signPicture.ts'
import { Spinner } from '../basics/Spinner.tsx'
import { VisuallyHidden } from '../basics/VisuallyHidden.tsx'
import css from './SignPicture.module.css'

type SignPictureProps = Pick<Chosen, 'corner' | 'size'> & {
  /** Where the second picture is put by who plays it. */
  readonly place: Ref<HTMLDivElement>
  readonly isInSight: boolean
  readonly isBusy: boolean
  readonly isMissing: boolean
  /** Lines are written over the foot of the first picture. */
  readonly isOverCaptions: boolean
  readonly onPress: (press: PointerEvent, figure: HTMLElement) => void
}

/** Somebody who signs, in a corner of the picture and under its controls. */
export const SignPicture = (props: SignPictureProps) => {
  const { place, corner, size, isInSight, isBusy, isMissing, isOverCaptions, onPress } = props
  const intl = useIntl()
  const missing = intl.formatMessage({
    id: 'sign.missing',
    defaultMessage: 'Sign language is not available right now.',
  })
  return (
    <div className={css.over}>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a press on it is no press on the picture behind it */}
      <figure
        className={css.sign}
        aria-label={intl.formatMessage({ id: 'sign.title', defaultMessage: 'Sign language' })}
        data-corner={corner}
        data-size={size}
        data-raised={isOverCaptions || undefined}
        hidden={!isInSight}
        onPointerDown={({ nativeEvent, currentTarget }) => onPress(nativeEvent, currentTarget)}
        onClick={event => event.stopPropagation()}
        onDoubleClick={event => event.stopPropagation()}
      >
        <div ref={place} className={css.place} />
        {isBusy && <Spinner />}
        {isMissing && <p aria-hidden="true">{missing}</p>}
      </figure>
      <VisuallyHidden>
        <span role="status">{isMissing && missing}</span>
      </VisuallyHidden>
    </div>
  )
}
