import { useSelector } from '@xstate/react'
import { lazy, Suspense } from 'react'
import { Navigate, Route, Routes, useLocation } from 'react-router'
import { selectDeployment } from '../../machines/app/index.ts'
import { HOME, keptParams, landingOf, pages, pathOf, placeOf } from '../../models/page.ts'
import { useApp } from './context.ts'
import { Layout } from './Layout.tsx'
import { Starting } from './Starting.tsx'

const Home = lazy(() => import('../screens/home/index.tsx').then(({ Home }) => ({ default: Home })))
const LiveTv = lazy(() => import('../screens/live-tv/index.tsx').then(({ LiveTv }) => ({ default: LiveTv })))
const Login = lazy(() => import('../screens/login/index.tsx').then(({ Login }) => ({ default: Login })))

/** Any other path leads to `/`, and `/` leads home; `dataType` comes along (ROUTE-01, ROUTE-09, ROUTE-11). */
const Elsewhere = () => {
  const dataType = new URLSearchParams(useLocation().search).get('dataType')
  return <Navigate to={pathOf({ ...HOME, params: keptParams(dataType === null ? {} : { dataType }) })} replace />
}

/** A page that the deployment does not sell leads to one that it does (MODE-01). */
const Sold = ({ children }: { readonly children: React.ReactNode }) => {
  const deployment = useSelector(useApp(), selectDeployment)
  const { pathname, search } = useLocation()
  const place = placeOf(pathname + search)
  if (deployment === undefined || place === undefined) return null
  const landing = landingOf(place, deployment)
  return landing === place ? children : <Navigate to={pathOf(landing)} replace />
}

export const Router = () => (
  <Suspense fallback={<Starting />}>
    <Routes>
      <Route element={<Layout />}>
        <Route
          path={pages.home.path}
          element={
            <Sold>
              <Home />
            </Sold>
          }
        />
        <Route
          path={pages.liveTv.path}
          element={
            <Sold>
              <LiveTv />
            </Sold>
          }
        />
      </Route>
      <Route path={pages.login.path} element={<Login />} />
      <Route path="*" element={<Elsewhere />} />
    </Routes>
  </Suspense>
)
