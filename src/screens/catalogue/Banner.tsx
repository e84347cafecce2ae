import { useSelector } from '@xstate/react'
import { selectIsPaused, selectIsRunning, selectSlide } from '../../../machines/carousel.ts'
import type { TitleWish } from '../../../machines/vodPlayer/index.ts'
import { type BannerItem, bannerPicture, bannerText } from '../../../models/banner.ts'
import { pictureOfWidth } from '../../../models/picture.ts'
import { THUMBNAIL_POSTER_WIDTH } from '../../../models/title.ts'
import { Carousel } from '../../ui/components/banner/Carousel.tsx'
import { HeroWords } from '../../ui/components/banner/Hero.tsx'
import type { CarouselActor } from './actors.ts'
import { BannerButtons } from './BannerButtons.tsx'
import { BannerOrigin } from './BannerOrigin.tsx'

type BannerProps = {
  readonly carousel: CarouselActor
  readonly slides: ReadonlyArray<BannerItem>
  readonly onPlay: (wish: TitleWish) => void
}

const thumbnailOf = (item: BannerItem): string | undefined => {
  const picture = item.posterLandscape ?? bannerPicture(item)
  return picture && pictureOfWidth(picture, THUMBNAIL_POSTER_WIDTH)
}

/** As many as stand in one line. */
const GENRES = 3
/** Its name where it is only drawn above, in whatever language; the operator's own line of a slide, its genres. */
const factsOf = ({ title, lettering, customizedDisplayInfo, genres, ageRating }: BannerItem): string =>
  [
    lettering && title,
    customizedDisplayInfo,
    ...genres.slice(0, GENRES).map(({ name }) => name),
    ageRating && `${ageRating}+`,
  ]
    .filter(Boolean)
    .join(' · ')

/** What a page of the catalogue begins with: the operator's slides (VOD-02). */
export const Banner = ({ carousel, slides, onPlay }: BannerProps) => {
  const at = useSelector(carousel, selectSlide)
  const isPaused = useSelector(carousel, selectIsPaused)
  const isRunning = useSelector(carousel, selectIsRunning)
  if (slides.length === 0) return null
  return (
    <Carousel
      slides={slides.map(slide => ({
        key: slide.bannerItemId,
        title: slide.title,
        picture: bannerPicture(slide),
        thumbnail: thumbnailOf(slide),
        lettering: slide.lettering,
      }))}
      at={at}
      isPaused={isPaused}
      isRunning={isRunning && slides.length > 1}
      onShow={place => carousel.send({ type: 'viewer.showSlide', at: place })}
      onStep={step => carousel.send({ type: step === 1 ? 'viewer.next' : 'viewer.previous' })}
      onPause={() => carousel.send({ type: 'viewer.pause' })}
      onResume={() => carousel.send({ type: 'viewer.resume' })}
      onCame={() => carousel.send({ type: 'viewer.came' })}
      onLeft={() => carousel.send({ type: 'viewer.left' })}
    >
      {shown => {
        const item = slides[shown]
        return (
          item && (
            <HeroWords
              eyebrow={<BannerOrigin item={item} />}
              title={item.title}
              lettering={item.lettering}
              facts={factsOf(item)}
              text={bannerText(item)}
            >
              <BannerButtons item={item} onPlay={onPlay} />
            </HeroWords>
          )
        )
      }}
    </Carousel>
  )
}
