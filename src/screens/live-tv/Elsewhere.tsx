import { useLayoutEffect, useRef } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Button } from '../../ui/components/basics/Button.tsx'
import { Icon } from '../../ui/components/basics/Icon.tsx'
import { Refused } from '../../ui/components/feedback/Refused.tsx'
import { followFocus } from '../players/playerFocus.ts'

/** The picture is in picture-in-picture: what stands in its place, and the way back. */
export const Elsewhere = ({ onReturn }: { readonly onReturn: () => void }) => {
  const intl = useIntl()
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => followFocus(place.current?.querySelector('button') ?? null), [])
  return (
    <div ref={place}>
      <Refused
        sign={<Icon name="pip" />}
        title={intl.formatMessage({ id: 'pictureInPicture.title', defaultMessage: 'Playing in picture-in-picture' })}
        text={intl.formatMessage({
          id: 'pictureInPicture.text',
          defaultMessage: 'Pages you open now open in a new tab, and the video stays.',
        })}
        actions={
          <Button variant="picture" icon="pip" onPress={onReturn}>
            <FormattedMessage id="pictureInPicture.return" defaultMessage="Bring it back here" />
          </Button>
        }
      />
    </div>
  )
}
