import { useSelector } from '@xstate/react'
import { Suspense } from 'react'
import { useIntl } from 'react-intl'
import { selectDeployment, selectProperties } from '../../../machines/app/index.ts'
import { type Deployment, sellsLive, sellsReplays, sellsVod } from '../../../models/deployment.ts'
import { HeroSkeleton } from '../../ui/components/banner/Hero.tsx'
import { VisuallyHidden } from '../../ui/components/basics/VisuallyHidden.tsx'
import { RailSkeleton } from '../../ui/components/feedback/Skeleton.tsx'
import { useApp, useIsKidsMode } from '../../ui/context.ts'
import { lazyScreen } from '../../ui/lazyScreen.ts'
import css from './Home.module.css'

const LiveHome = lazyScreen(() => import('./live.ts').then(part => part.LiveHome), 'first')
const ReplayRails = lazyScreen(() => import('./ReplayRails.tsx').then(part => part.ReplayRails))
const ReplayHome = lazyScreen(() => import('./ReplayHome.tsx').then(part => part.ReplayHome))
const KidsHome = lazyScreen(() => import('./kids/KidsHome.tsx').then(part => part.KidsHome), 'own')
const CatalogueHome = lazyScreen(() => import('./CatalogueHome.tsx').then(part => part.CatalogueHome), 'first')

type FormProps = { readonly deployment: Deployment | undefined; readonly isLiveFirst: boolean }

const Form = ({ deployment, isLiveFirst }: FormProps) => {
  const hasLive = deployment !== undefined && sellsLive(deployment)
  const hasReplays = deployment !== undefined && sellsReplays(deployment)
  if (hasLive && isLiveFirst) return <LiveHome />
  if (hasReplays && !sellsVod(deployment)) return <ReplayHome />
  return (
    <>
      <CatalogueHome hasLive={hasLive} liveHome={<LiveHome />} />
      {hasReplays && <ReplayRails />}
    </>
  )
}

/** The home page in the form that fits what the deployment sells, and that the operator wants (MODE-01, CHAN-14). */
const GeneralHome = () => {
  const intl = useIntl()
  const app = useApp()
  const deployment = useSelector(app, selectDeployment)
  const properties = useSelector(app, selectProperties)
  const wait = (
    <>
      <HeroSkeleton />
      <RailSkeleton />
      <RailSkeleton />
    </>
  )
  return (
    <div className={css.home}>
      <VisuallyHidden>
        <h1>{intl.formatMessage({ id: 'nav.home', defaultMessage: 'Home' })}</h1>
      </VisuallyHidden>
      <Suspense fallback={wait}>
        <Form deployment={deployment} isLiveFirst={properties?.layoutConfig.home_live_layout_switch ?? false} />
      </Suspense>
    </div>
  )
}

export const Home = () => (useIsKidsMode() ? <KidsHome /> : <GeneralHome />)
