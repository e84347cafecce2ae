import { FormattedMessage } from 'react-intl'
import css from './StepProgress.module.css'

type StepProgressProps = {
  /** From 1. */
  readonly step: number
  readonly steps: number
}

/** How far somebody has come in a form of several steps. */
export const StepProgress = ({ step, steps }: StepProgressProps) => (
  <div className={css.progress}>
    <p role="status">
      <FormattedMessage id="steps.at" defaultMessage="Step {step} of {steps}" values={{ step, steps }} />
    </p>
    <div className={css.bars} aria-hidden="true">
      {Array.from({ length: steps }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its place
        <span key={at} data-done={at < step || undefined} />
      ))}
    </div>
  </div>
)
