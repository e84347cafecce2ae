import { useIntl } from 'react-intl'
import { Checkbox } from '../../../ui/components/form/Checkbox.tsx'
import { Languages } from '../../../ui/components/shell/Languages.tsx'
import { useHandle, usePreferences } from '../../../ui/context.ts'
import { useLanguages } from '../../../ui/useSpoken.ts'
import css from './Card.module.css'
import { Card } from './Card.tsx'

/** What is chosen for this device alone: the language, how it looks, and where captions are chosen (LANG-02). */
export const DeviceCard = () => {
  const intl = useIntl()
  const { preferences } = useHandle()
  const { theme, hidesSpoilers } = usePreferences()
  return (
    <Card title={intl.formatMessage({ id: 'my.device', defaultMessage: 'On this device' })}>
      <div className={css.lines}>
        <div>
          <span>{intl.formatMessage({ id: 'header.language', defaultMessage: 'Language' })}</span>
          <Languages {...useLanguages()} />
        </div>
        <Checkbox
          name="darkTheme"
          checked={theme === 'dark'}
          onChange={isDark => preferences.chooseTheme(isDark ? 'dark' : 'light')}
        >
          {intl.formatMessage({ id: 'my.device.dark', defaultMessage: 'Dark theme' })}
        </Checkbox>
        <Checkbox name="hideSpoilers" checked={hidesSpoilers} onChange={preferences.hideSpoilers}>
          {intl.formatMessage({ id: 'my.device.spoilers', defaultMessage: 'Hide spoilers' })}
        </Checkbox>
      </div>
      <p className={css.text}>
        {intl.formatMessage({
          id: 'my.device.captions',
          defaultMessage: 'Audio and captions are chosen in the player, and kept for everything you watch.',
        })}
      </p>
    </Card>
  )
}
