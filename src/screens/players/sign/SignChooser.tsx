import { useSelector } from '@xstate/react'
import { selectSignPicture } from '../../../../machines/app/index.ts'
import { selectIsSignMissing, selectSign } from '../../../../machines/signPicture.ts'
import { NO_SIGN_PICTURE } from '../../../../models/signPicture.ts'
import { SignDialog } from '../../../ui/components/live/SignDialog.tsx'
import { useApp } from '../../../ui/context.ts'

/** Whether somebody signs, where and how large (AHEAD-38). */
export const SignChooser = ({ onClose }: { readonly onClose: () => void }) => {
  const sign = useSelector(useApp(), selectSignPicture)
  const picture = useSelector(sign, snapshot => (snapshot === undefined ? NO_SIGN_PICTURE : selectSign(snapshot)))
  return (
    <SignDialog
      picture={picture}
      isMissing={useSelector(sign, snapshot => snapshot !== undefined && selectIsSignMissing(snapshot))}
      onShow={isOn => sign?.send({ type: isOn ? 'viewer.showSign' : 'viewer.hideSign' })}
      onPlace={place => sign?.send({ type: 'viewer.placeSign', place })}
      waiting={sign === undefined}
      onClose={onClose}
    />
  )
}
