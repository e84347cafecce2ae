import type { Person } from '../../../../models/person.ts'
import { Picture } from '../basics/Picture.tsx'
import css from './PersonCard.module.css'
import { StandIn } from './StandIn.tsx'

type PersonCardProps = { readonly person: Person; readonly onOpen: () => void }

/** Somebody of the cast or the crew, as an item of a rail. */
export const PersonCard = ({ person, onOpen }: PersonCardProps) => (
  <li className={css.item}>
    <button type="button" className={css.card} onClick={onOpen}>
      <b>{person.name}</b>
      {person.role && <small>{person.role}</small>}
      <Picture src={person.avatar} shape="square" instead={<StandIn sign="user" />} />
    </button>
  </li>
)
