import type { ReactNode } from 'react'
import { Link } from '../basics/Link.tsx'
import { Picture } from '../basics/Picture.tsx'
import { StandIn } from './StandIn.tsx'
import css from './StillCard.module.css'

type StillCardProps = {
  readonly name: string
  /** What it is, in a few words under the name. */
  readonly facts: string
  readonly picture: string | undefined
  /** Its name as it is drawn. */
  readonly lettering?: string | undefined
  /** Signs and progress that lie on the picture. */
  readonly children?: ReactNode
} & ({ readonly to: string } | { readonly onPress: () => void })

/** A title as a wide picture with its name, as an item of a rail: it leads to its page, or plays at once. */
export const StillCard = ({ name, facts, picture, lettering, children, ...deed }: StillCardProps) => {
  const face = (
    <>
      <b>{name}</b>
      <small>{facts}</small>
      <Picture src={picture} shape="still" lettering={lettering} instead={<StandIn sign="film" />}>
        {children}
      </Picture>
    </>
  )
  return (
    <li className={css.item}>
      {'to' in deed ? (
        <Link className={css.card} to={deed.to}>
          {face}
        </Link>
      ) : (
        <button type="button" className={css.card} onClick={deed.onPress}>
          {face}
        </button>
      )}
    </li>
  )
}
