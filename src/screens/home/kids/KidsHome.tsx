import '../../../styles/kids.css'
import { useSelector } from '@xstate/react'
import { Fragment, type ReactNode, Suspense, useLayoutEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { selectDeployment, selectPlace } from '../../../../machines/app/index.ts'
import { type Deployment, sellsLive, sellsReplays, sellsVod } from '../../../../models/deployment.ts'
import { useRootMark } from '../../../ui/components/basics/useRootMark.ts'
import { KidsSkeleton } from '../../../ui/components/kids/KidsSkeleton.tsx'
import type { PictureCardShape } from '../../../ui/components/kids/PictureCard.tsx'
import { useApp } from '../../../ui/context.ts'
import { lazyScreen } from '../../../ui/lazyScreen.ts'
import { KidsBar } from './KidsBar.tsx'
import { KidsChannels } from './KidsChannels.tsx'
import css from './KidsHome.module.css'
import { KidsReplays } from './KidsReplays.tsx'
import { KidsFriends, KidsStories, KidsWatching } from './KidsTitles.tsx'
import { useKidsChannels } from './useKidsChannels.ts'
import { useKidsTitles } from './useKidsTitles.ts'

const NothingForKids = lazyScreen(() => import('./NothingForKids.tsx').then(part => part.NothingForKids))

interface Row {
  readonly name: string
  readonly shape: PictureCardShape
  /** `undefined` until it is known, `null` where there is nothing. */
  readonly content: ReactNode
}

const rowOf = <Item,>(
  name: string,
  shape: PictureCardShape,
  items: ReadonlyArray<Item> | undefined,
  draw: (items: ReadonlyArray<Item>) => ReactNode,
): Row => ({ name, shape, content: items && (items.length > 0 ? draw(items) : null) })

const Rows = ({ deployment }: { readonly deployment: Deployment }) => {
  const titles = useKidsTitles()
  const { view: live, channels, replays } = useKidsChannels()
  const hasTitles = sellsVod(deployment)
  const hasLive = sellsLive(deployment)
  const hasReplays = sellsReplays(deployment)

  const rows = [
    hasTitles &&
      rowOf('watching', 'wide', titles.watching, begun => <KidsWatching begun={begun} onPlay={titles.onPlay} />),
    hasLive &&
      rowOf(
        'channels',
        'wide',
        channels,
        open => live.kind === 'there' && <KidsChannels lineup={live.lineup} home={live.home} channels={open} />,
      ),
    hasReplays && rowOf('replays', 'wide', replays, shown => <KidsReplays replays={shown} />),
    hasTitles && rowOf('friends', 'round', titles.friends, friends => <KidsFriends titles={friends} />),
    hasTitles && rowOf('stories', 'tall', titles.stories, stories => <KidsStories titles={stories} />),
  ].filter(row => row !== false)
  const waiting = rows.findIndex(({ content }) => content === undefined)
  const known = waiting < 0 ? rows : rows.slice(0, waiting)

  return (
    <>
      {known.map(({ name, content }) => (
        <Fragment key={name}>{content}</Fragment>
      ))}
      {rows.slice(known.length).map(({ name, shape }) => (
        <KidsSkeleton key={`${name} after ${known.length}`} shape={shape} />
      ))}
      {rows.every(({ content }) => content === null) && (
        <div className={css.nothing}>
          <Suspense>
            <NothingForKids
              titles={hasTitles ? titles.view : undefined}
              live={hasLive || hasReplays ? live : undefined}
            />
          </Suspense>
        </div>
      )}
    </>
  )
}

/** The place that the frame keeps for a bar; it is there as soon as the frame knows that this page is. */
const useBarPlace = (): HTMLElement | undefined => {
  const page = useSelector(useApp(), snapshot => selectPlace(snapshot).page)
  const [bar, setBar] = useState<HTMLElement>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has another frame
  useLayoutEffect(() => setBar(document.getElementById('bar') ?? undefined), [page])
  return bar
}

/**
 * The home page in kids mode, whatever is sold (MODE-01, AHEAD-22): pictures to choose from, row by row. A row waits for those
 * above it, so that nothing moves under a small finger.
 */
export const KidsHome = () => {
  const deployment = useSelector(useApp(), selectDeployment)
  const bar = useBarPlace()
  useRootMark('kids')
  return (
    <div className={css.home}>
      {bar && createPortal(<KidsBar />, bar)}
      {deployment && <Rows deployment={deployment} />}
    </div>
  )
}
