import { useSelector } from '@xstate/react'
import { FormattedMessage, useIntl } from 'react-intl'
import {
  selectAreFilmsLoading,
  selectFilms,
  selectHasPersonFailed,
  selectHaveFilmsFailed,
  selectPerson,
  selectPersonFailure,
} from '../../../machines/person.ts'
import type { Instant } from '../../../models/codec/instant.ts'
import type { Person } from '../../../models/person.ts'
import type { Title } from '../../../models/title.ts'
import { Button } from '../../ui/components/basics/Button.tsx'
import { Picture } from '../../ui/components/basics/Picture.tsx'
import { Spinner } from '../../ui/components/basics/Spinner.tsx'
import { MediaCard } from '../../ui/components/catalogue/MediaCard.tsx'
import { StandIn } from '../../ui/components/catalogue/StandIn.tsx'
import { Dialog } from '../../ui/components/feedback/Dialog.tsx'
import { CallFailed } from '../../ui/components/feedback/RetryCard.tsx'
import type { PersonActor } from './actors.ts'
import css from './PersonDialog.module.css'

/** DD-MM-YYYY (spec §9); what is no whole date stays as the operator says it. */
const bornText = (birthday: string): string => birthday.replace(/^(\d{4})-(\d\d)-(\d\d)$/, '$3-$2-$1')

type FilmsProps = {
  readonly actor: PersonActor
  readonly toOf: (title: Title) => string
  readonly now: Instant
}

const About = ({ person: { avatar, birthday, birthPlace, biography } }: { readonly person: Person }) => (
  <div className={css.about}>
    <Picture src={avatar} shape="square" instead={<StandIn sign="user" />} />
    <div>
      {(birthday || birthPlace) && (
        <p className={css.born}>{[birthday && bornText(birthday), birthPlace].filter(Boolean).join(', ')}</p>
      )}
      {biography && <p>{biography}</p>}
    </div>
  </div>
)

const Filmography = ({ actor, toOf, now }: FilmsProps) => {
  const { titles, hasMore } = useSelector(actor, selectFilms)
  const isLoading = useSelector(actor, selectAreFilmsLoading)
  const hasFailed = useSelector(actor, selectHaveFilmsFailed)
  return (
    <>
      <h3 className={css.head}>
        <FormattedMessage id="person.films" defaultMessage="Films and series" />
      </h3>
      <ul className={css.films}>
        {titles.map(title => (
          <li key={title.metaId}>
            <MediaCard title={title} to={toOf(title)} now={now} />
          </li>
        ))}
      </ul>
      {hasFailed && (
        <p role="alert" className={css.failed}>
          <FormattedMessage id="titles.moreFailed" defaultMessage="The next titles could not be loaded." />
        </p>
      )}
      {hasMore && (
        <Button disabled={isLoading} onPress={() => actor.send({ type: 'viewer.wantMore' })}>
          <FormattedMessage id="seeMore" defaultMessage="See more" />
        </Button>
      )}
    </>
  )
}

type PersonDialogProps = FilmsProps & { readonly onClose: () => void }

/** Somebody of the cast or the crew, with what else the person has a part in. */
export const PersonDialog = ({ onClose, ...films }: PersonDialogProps) => {
  const intl = useIntl()
  const { actor } = films
  const person = useSelector(actor, selectPerson)
  const hasFailed = useSelector(actor, selectHasPersonFailed)
  const failure = useSelector(actor, selectPersonFailure)
  return (
    <Dialog
      title={person?.name ?? intl.formatMessage({ id: 'person.title', defaultMessage: 'Person' })}
      size={720}
      onClose={onClose}
    >
      {person ? (
        <>
          <About person={person} />
          <Filmography {...films} />
        </>
      ) : hasFailed ? (
        <CallFailed
          part="PERSON"
          failure={failure}
          title={intl.formatMessage({ id: 'person.failed.title', defaultMessage: 'The person could not be loaded' })}
          cause={intl.formatMessage({
            id: 'catalogue.failed.cause',
            defaultMessage: 'The operator did not answer as expected. Your login and settings are untouched.',
          })}
          onRetry={() => actor.send({ type: 'viewer.retry' })}
        />
      ) : (
        <div className={css.wait}>
          <Spinner />
        </div>
      )}
    </Dialog>
  )
}
