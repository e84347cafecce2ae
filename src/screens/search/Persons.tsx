import { useSelector } from '@xstate/react'
import { useIntl } from 'react-intl'
import { selectOpenPerson } from '../../../machines/search/index.ts'
import type { Instant } from '../../../models/codec/instant.ts'
import { pathOf } from '../../../models/page.ts'
import type { FoundPerson } from '../../../models/search.ts'
import type { MetaId } from '../../../models/title.ts'
import { PersonCard } from '../../ui/components/catalogue/PersonCard.tsx'
import { PosterRail } from '../../ui/components/catalogue/PosterRail.tsx'
import { Rail } from '../../ui/components/rows/Rail.tsx'
import { OpenPerson } from '../catalogue/OpenPerson.tsx'
import type { SearchPageActor } from './actors.ts'
import css from './Search.module.css'

type PersonsProps = {
  readonly search: SearchPageActor
  readonly persons: ReadonlyArray<FoundPerson>
  readonly now: Instant
}

const toOf = ({ metaId }: { readonly metaId: MetaId }): string => pathOf({ page: 'vodDetail', params: { metaId } })

/** People who were found, with what few of them have a part in; a press tells more of one (AHEAD-08). */
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
      {persons.map(
        ({ personId, name, films = [] }) =>
          films.length > 0 && (
            <PosterRail
              key={personId}
              name={intl.formatMessage({ id: 'find.with', defaultMessage: 'Films and series with {name}' }, { name })}
              titles={films}
              toOf={toOf}
              now={now}
            />
          ),
      )}
      {open && (
        <OpenPerson actor={open} toOf={toOf} now={now} onClose={() => search.send({ type: 'viewer.closePerson' })} />
      )}
    </div>
  )
}
