import { useSelector } from '@xstate/react'
import { useIntl } from 'react-intl'
import { selectSleepTimer } from '../../../machines/app/index.ts'
import type { MenuItem } from '../../ui/components/basics/menu.ts'
import { useApp } from '../../ui/context.ts'

/** The line of the settings that leads to the sleep timer, with what is chosen there (AHEAD-15). */
export const useSleepItem = (): MenuItem & { readonly id: 'sleep' } => {
  const intl = useIntl()
  const timer = useSelector(useApp(), selectSleepTimer)
  const choice = useSelector(timer, snapshot => snapshot?.context.choice)
  const note = (): string => {
    if (choice === undefined) return intl.formatMessage({ id: 'off', defaultMessage: 'Off' })
    if (choice === 'programme') return intl.formatMessage({ id: 'on', defaultMessage: 'On' })
    return intl.formatNumber(choice, { style: 'unit', unit: 'minute' })
  }
  return {
    id: 'sleep',
    label: intl.formatMessage({ id: 'more.sleep', defaultMessage: 'Sleep timer' }),
    note: note(),
    opens: true,
  }
}
