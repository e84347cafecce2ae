import { defineMessages } from 'react-intl'

export const cornerWords = defineMessages({
  topStart: { id: 'floating.topStart', defaultMessage: 'Top left' },
  topEnd: { id: 'floating.topEnd', defaultMessage: 'Top right' },
  bottomStart: { id: 'floating.bottomStart', defaultMessage: 'Bottom left' },
  bottomEnd: { id: 'floating.bottomEnd', defaultMessage: 'Bottom right' },
})

export const sizeWords = defineMessages({
  small: { id: 'floating.small', defaultMessage: 'Small' },
  medium: { id: 'floating.medium', defaultMessage: 'Medium' },
  large: { id: 'floating.large', defaultMessage: 'Large' },
})
