import { useIntl } from 'react-intl'
import { IconButton } from '../basics/IconButton.tsx'

export type Theme = 'dark' | 'light'

type ThemeButtonProps = { readonly theme: Theme; readonly onTheme: (theme: Theme) => void }

export const ThemeButton = ({ theme, onTheme }: ThemeButtonProps) => {
  const intl = useIntl()
  const other = theme === 'dark' ? 'light' : 'dark'
  return (
    <IconButton
      icon={other === 'light' ? 'sun' : 'moon'}
      label={intl.formatMessage(
        {
          id: 'header.theme',
          defaultMessage: '{theme, select, light {Use the light theme} other {Use the dark theme}}',
        },
        { theme: other },
      )}
      onPress={() => onTheme(other)}
    />
  )
}
