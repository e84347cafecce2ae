import { type ComponentProps, Suspense } from 'react'
import { lazyScreen } from '../../ui/lazyScreen.ts'

const PersonDialog = lazyScreen(() => import('./PersonDialog.tsx').then(part => part.PersonDialog))

/** The person whose card was pressed: no page begins with one, so its code comes with the first. */
export const OpenPerson = (props: ComponentProps<typeof PersonDialog>) => (
  <Suspense>
    <PersonDialog {...props} />
  </Suspense>
)
