import { FormattedMessage, useIntl } from 'react-intl'
import type { TitleView } from '../../../machines/titleDetail/index.ts'
import type { Trailer } from '../../../models/playSource.ts'
import { Button } from '../../ui/components/basics/Button.tsx'
import { StillCard } from '../../ui/components/catalogue/StillCard.tsx'
import { durationText } from '../../ui/components/catalogue/titleTexts.ts'
import { Rail } from '../../ui/components/rows/Rail.tsx'
import type { TitleActor } from './actors.ts'

type TrailersProps = { readonly page: TitleActor; readonly view: TitleView }

const play = ({ page, view: { title } }: TrailersProps, trailer: Trailer) =>
  page.send({ type: 'viewer.play', metaId: title.metaId, trailer })

/** The first one; who may not watch the title may watch this. */
export const TrailerButton = (props: TrailersProps) => {
  const [trailer] = props.view.trailers
  return (
    trailer && (
      <Button onPress={() => play(props, trailer)}>
        <FormattedMessage id="title.trailer" defaultMessage="Trailer" />
      </Button>
    )
  )
}

/** All of them, where there is more than the one of the button. */
export const TrailerRail = (props: TrailersProps) => {
  const intl = useIntl()
  const { trailers } = props.view
  if (trailers.length < 2) return null
  return (
    <Rail title={intl.formatMessage({ id: 'title.trailers', defaultMessage: 'Trailers' })}>
      {trailers.map(trailer => (
        <StillCard
          key={trailer.url}
          name={trailer.title}
          facts={trailer.duration === undefined ? '' : durationText(intl, trailer.duration)}
          picture={trailer.poster}
          onPress={() => play(props, trailer)}
        />
      ))}
    </Rail>
  )
}
