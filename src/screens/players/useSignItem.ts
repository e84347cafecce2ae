import { useSelector } from '@xstate/react'
import { useIntl } from 'react-intl'
import type { ActorRefFrom } from 'xstate'
import { selectSignPicture } from '../../../machines/app/index.ts'
import { type engineMachine, selectTracks } from '../../../machines/engine/index.ts'
import type { MenuItem } from '../../ui/components/basics/menu.ts'
import { useApp } from '../../ui/context.ts'

/** The line of the settings that leads to who signs, where what plays has it (AHEAD-38). */
export const useSignItem = (
  engine: ActorRefFrom<typeof engineMachine> | undefined,
): ReadonlyArray<MenuItem & { readonly id: 'sign' }> => {
  const intl = useIntl()
  const isOffered = useSelector(engine, snapshot => snapshot !== undefined && selectTracks(snapshot).hasSign)
  const isOn = useSelector(
    useSelector(useApp(), selectSignPicture),
    snapshot => snapshot?.context.picture.isOn === true,
  )
  if (!isOffered) return []
  return [
    {
      id: 'sign',
      label: intl.formatMessage({ id: 'sign.title', defaultMessage: 'Sign language' }),
      note: isOn
        ? intl.formatMessage({ id: 'on', defaultMessage: 'On' })
        : intl.formatMessage({ id: 'off', defaultMessage: 'Off' }),
      opens: true,
    },
  ]
}
