import type { ReactNode } from 'react'
import { Dialog } from '../feedback/Dialog.tsx'
import { Checkbox } from '../form/Checkbox.tsx'
import css from './ConsentDialog.module.css'

type ConsentDialogProps = {
  readonly title: string
  /** What it means, before somebody agrees to it. */
  readonly what: ReactNode
  readonly name: string
  readonly agree: ReactNode
  /** From when on a change counts. */
  readonly when: ReactNode
  readonly isOn: boolean
  readonly onChange: (on: boolean) => void
  readonly onClose: () => void
}

export type Consent = Pick<ConsentDialogProps, 'isOn' | 'onChange' | 'onClose'>

/** Asks whether something may be told or shared, and says first what that is. */
export const ConsentDialog = ({ title, what, name, agree, when, isOn, onChange, onClose }: ConsentDialogProps) => (
  <Dialog title={title} size={400} onClose={onClose}>
    <div className={css.consent}>
      <p>{what}</p>
      <div className={css.choice}>
        <Checkbox name={name} checked={isOn} onChange={onChange}>
          {agree}
        </Checkbox>
      </div>
      <p className={css.when}>{when}</p>
    </div>
  </Dialog>
)
