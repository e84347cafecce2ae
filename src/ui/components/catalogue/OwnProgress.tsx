import { FormattedMessage } from 'react-intl'
import { Progress } from '../basics/Progress.tsx'
import { VisuallyHidden } from '../basics/VisuallyHidden.tsx'

/** On a picture of a title: how much of it the person has seen, `value` from 0 to 1. */
export const OwnProgress = ({ value }: { readonly value: number }) => (
  <>
    <Progress value={value} kind="own" onPicture />
    <VisuallyHidden>
      <FormattedMessage
        id="title.progress"
        defaultMessage="{percent}% watched"
        values={{ percent: Math.round(value * 100) }}
      />
    </VisuallyHidden>
  </>
)
