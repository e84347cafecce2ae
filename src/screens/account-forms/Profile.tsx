import { useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { profileFields } from '../../../models/profileFields.ts'
import { Button } from '../../ui/components/basics/Button.tsx'
import { useFocus } from '../../ui/components/basics/useFocus.ts'
import css from './Login.module.css'
import { PersonFields, type ProfileProps, TelephoneField } from './ProfileFields.tsx'

type WantedProps = ProfileProps & {
  /** The account goes by a phone, which is not asked for twice. */
  readonly hasPhone: boolean
}

const Fields = ({ hasPhone, ...props }: WantedProps) => (
  <>
    <PersonFields {...props} />
    {!hasPhone && <TelephoneField {...props} />}
  </>
)

const Wanted = (props: WantedProps) => {
  const fields = useRef<HTMLDivElement>(null)
  useFocus(() => fields.current?.querySelector('input'))
  return (
    <div ref={fields} className={css.fields}>
      <Fields {...props} />
    </div>
  )
}

/** Who somebody is, if they like to say so: shut until somebody wants it, and open as long as something is in it. */
export const Profile = (props: WantedProps) => {
  const intl = useIntl()
  const [isWanted, setWanted] = useState(false)
  if (isWanted) return <Wanted {...props} />
  const isOpen = profileFields.some(name => props.fields[name] !== '' || props.problems[name])
  if (isOpen) return <Fields {...props} />
  return (
    <Button variant="text" onPress={() => setWanted(true)}>
      {intl.formatMessage({ id: 'profile.add', defaultMessage: 'Add your details (optional)' })}
    </Button>
  )
}
