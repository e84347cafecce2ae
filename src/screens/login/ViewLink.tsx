import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import { selectPlace } from '../../../machines/app/index.ts'
import type { EntranceView } from '../../../machines/entrance/index.ts'
import { pathOf } from '../../../models/page.ts'
import { LinkButton } from '../../ui/components/basics/Button.tsx'
import { Link } from '../../ui/components/basics/Link.tsx'
import { useApp } from '../../ui/context.ts'

type ViewLinkProps = {
  readonly view: EntranceView
  readonly className?: string | undefined
  readonly children: ReactNode
}

/** The address of another form of the login page; where the login leads back to stays. */
const useViewPath = (view: EntranceView): string => {
  const { params } = useSelector(useApp(), selectPlace)
  const { view: _now, ...kept } = params
  return pathOf({ page: 'login', params: view === 'logIn' ? kept : { ...kept, view } })
}

export const ViewLink = ({ view, ...link }: ViewLinkProps) => <Link {...link} to={useViewPath(view)} />

/** The one way on from here. */
export const ViewButton = ({ view, children }: Pick<ViewLinkProps, 'view' | 'children'>) => (
  <LinkButton variant="primary" wide to={useViewPath(view)}>
    {children}
  </LinkButton>
)
