import { FormattedMessage } from 'react-intl'
import { Button } from '../../ui/components/basics/Button.tsx'

type ShowAllProps = {
  readonly areAllShown: boolean
  /** How many there are, where that is known. */
  readonly count?: number
  readonly onToggle: () => void
}

/** At the end of a heading: from the first few to all, and back. */
export const ShowAll = ({ areAllShown, count, onToggle }: ShowAllProps) => (
  <Button variant="text" size="small" onPress={onToggle}>
    {areAllShown ? (
      <FormattedMessage id="find.fewer" defaultMessage="Show fewer" />
    ) : count === undefined ? (
      <FormattedMessage id="find.titles.all" defaultMessage="Show all" />
    ) : (
      <FormattedMessage id="find.all" defaultMessage="Show all {count}" values={{ count }} />
    )}
  </Button>
)
