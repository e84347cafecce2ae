import { defineMessages, type MessageDescriptor } from 'react-intl'
import type { SourceProblem } from '../../../../models/sourceStatus.ts'

/** The words of spec §8 for a source that cannot be played (EPG-07). */
const texts: Readonly<Record<SourceProblem, MessageDescriptor>> = defineMessages({
  sourceInvalid: { id: 'source.invalid', defaultMessage: 'Video source is invalid' },
  sourceMissing: { id: 'source.missing', defaultMessage: 'Video source is missing' },
  notYetAvailable: { id: 'source.notYet', defaultMessage: 'This program is not yet available' },
})

export const sourceText = (problem: SourceProblem): MessageDescriptor => texts[problem]
