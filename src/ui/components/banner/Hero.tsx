import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { Lettering } from '../basics/Lettering.tsx'
import { Picture } from '../basics/Picture.tsx'
import { VisuallyHidden } from '../basics/VisuallyHidden.tsx'
import css from './Hero.module.css'

type HeroBoxProps = {
  readonly picture?: string | undefined
  /** Stands large where the picture would be, if there is none. */
  readonly mark?: ReactNode
  /** At the foot, on the left. */
  readonly children: ReactNode
}

/** The banner's box over the whole width: of one size whatever is in it. The header lies over it. */
export const HeroBox = ({ picture, mark, children }: HeroBoxProps) => (
  <section className={css.hero} data-surface="picture">
    <Picture src={picture} shape="banner" instead={mark && <span className={css.mark}>{mark}</span>} />
    <div className={css.words}>{children}</div>
  </section>
)

type HeroWordsProps = {
  /** What it is, in a few words above the title. */
  readonly eyebrow: ReactNode
  readonly title: string
  readonly lettering?: string | undefined
  /** Facts and progress under the title. */
  readonly facts?: ReactNode
  readonly text: string | undefined
  /** The buttons, the main one first. */
  readonly children: ReactNode
}

export const HeroWords = ({ eyebrow, title, lettering, facts, text, children }: HeroWordsProps) => (
  <>
    {/* other words are not the same words moved; the buttons stay, and the focus on them */}
    <div key={title} className={css.told}>
      <p className={css.eyebrow}>{eyebrow}</p>
      <h2 className={css.title}>
        <Lettering src={lettering} name={title} />
      </h2>
      {facts && <div className={css.facts}>{facts}</div>}
      {text && <p className={css.text}>{text}</p>}
    </div>
    <div className={css.actions}>{children}</div>
  </>
)

export const Hero = ({ picture, mark, ...words }: HeroWordsProps & Pick<HeroBoxProps, 'picture' | 'mark'>) => (
  <HeroBox picture={picture} mark={mark}>
    <HeroWords {...words} />
  </HeroBox>
)

/** The banner before it is known what it shows. */
export const HeroSkeleton = () => (
  <HeroBox>
    <div className={css.skeleton} role="status">
      <VisuallyHidden>
        <FormattedMessage id="loading" defaultMessage="Loading" />
      </VisuallyHidden>
      <i className={css.short} />
      <i className={css.tall} />
      <i className={css.bar} />
      <i className={css.bar} />
    </div>
  </HeroBox>
)
