import { useSelector } from '@xstate/react'
import { useIntl } from 'react-intl'
import { selectOpenPerson } from '../../../machines/search/index.ts'
import type { Instant } from '../../../models/codec/instant.ts'
import { pathOf } from '../../../models/page.ts'
import type { Person } from '../../../models/person.ts'
import type { MetaId } from '../../../models/title.ts'
import { PersonCard } from '../../ui/components/catalogue/PersonCard.tsx'
import { Rail } from '../../ui/components/rows/Rail.tsx'
import { OpenPerson } from '../catalogue/OpenPerson.tsx'
import type { SearchPageActor } from './actors.ts'
import css from './Search.module.css'

type PersonsProps = {
  readonly search: SearchPageActor
  readonly persons: ReadonlyArray<Person>
  readonly now: Instant
}

const toOf = ({ metaId }: { readonly metaId: MetaId }): string => pathOf({ page: 'vodDetail', params: { metaId } })

/** People who were found: a press shows what they have a part in (AHEAD-08). */
export const Persons = ({ search, persons, now }: PersonsProps) => {
  const intl = useIntl()
  const open = useSelector(search, selectOpenPerson)
  if (persons.length === 0) return null
  return (
    <div className={css.persons}>
      <Rail title={intl.formatMessage({ id: 'find.persons', defaultMessage: 'People' })}>
        {persons.map(person => (
          <PersonCard
            key={person.personId}
            person={person}
            onOpen={() => search.send({ type: 'viewer.openPerson', personId: person.personId })}
          />
        ))}
      </Rail>
      {open && (
        <OpenPerson actor={open} toOf={toOf} now={now} onClose={() => search.send({ type: 'viewer.closePerson' })} />
      )}
    </div>
  )
}
