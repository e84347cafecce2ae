import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import { selectPlace } from '../../../machines/app/index.ts'
import type { EntranceView } from '../../../machines/entrance/index.ts'
import { pathOf } from '../../../models/page.ts'
import { useApp } from '../../app/context.ts'
import { Link } from '../../components/basics/Link.tsx'

type ViewLinkProps = {
  readonly view: EntranceView
  readonly className?: string | undefined
  readonly children: ReactNode
}

/** To another form of the login page; where the login leads back to stays. */
export const ViewLink = ({ view, ...link }: ViewLinkProps) => {
  const { params } = useSelector(useApp(), selectPlace)
  const { view: _now, ...kept } = params
  return <Link {...link} to={pathOf({ page: 'login', params: view === 'logIn' ? kept : { ...kept, view } })} />
}
