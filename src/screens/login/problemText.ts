import { defineMessages, type IntlShape, type MessageDescriptor } from 'react-intl'
import type { Problem } from '../../../models/validation.ts'

/** The texts of spec §5, as they stand at a field. */
const texts = defineMessages({
  required: { id: 'problem.required', defaultMessage: 'Enter {field}' },
  unselected: { id: 'problem.unselected', defaultMessage: 'Please select the {field}' },
  emailFormat: { id: 'problem.emailFormat', defaultMessage: 'Enter a valid email address' },
  passwordLength: {
    id: 'problem.passwordLength',
    defaultMessage: 'The password must be 6-16 characters in length',
  },
  passwordFormat: { id: 'problem.passwordFormat', defaultMessage: 'Wrong password format' },
  phoneFormat: { id: 'problem.phoneFormat', defaultMessage: 'Enter a valid phone number' },
  countryCodeRequired: { id: 'problem.countryCodeRequired', defaultMessage: 'Country code is required' },
}) satisfies Partial<Record<Problem, unknown>>

const isShown = (problem: Problem): problem is keyof typeof texts => Object.hasOwn(texts, problem)

const said = (text: MessageDescriptor, field: string, intl: IntlShape): string => intl.formatMessage(text, { field })

/** What a problem says at its field; `field` is the field's own name in the middle of a sentence. */
export const problemText = (problem: Problem | undefined, field: string, intl: IntlShape): string | undefined =>
  problem === undefined || !isShown(problem) ? undefined : said(texts[problem], field, intl)
