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
  codeFormat: { id: 'problem.codeFormat', defaultMessage: 'Wrong Verification code or No Verification code' },
  cpfFormat: { id: 'problem.cpfFormat', defaultMessage: 'CPF wrong format' },
  idNumberFormat: { id: 'problem.idNumberFormat', defaultMessage: 'Enter 5 to 20 letters or digits' },
  nameLength: { id: 'problem.nameLength', defaultMessage: 'Use at most 60 characters' },
  birthDate: { id: 'problem.birthDate', defaultMessage: 'Enter a date before today' },
}) satisfies Record<Problem, MessageDescriptor>

const said = (text: MessageDescriptor, field: string, intl: IntlShape): string => intl.formatMessage(text, { field })

/** What a problem says at its field; `field` is the field's own name in the middle of a sentence. */
export const problemText = (problem: Problem | undefined, field: string, intl: IntlShape): string | undefined =>
  problem && said(texts[problem], field, intl)
