import { useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { profileFields } from '../../../models/profileFields.ts'
import { Button } from '../../ui/components/basics/Button.tsx'
import { useFocus } from '../../ui/components/basics/useFocus.ts'
import css from './Login.module.css'
import { ProfileFields, type ProfileProps } from './ProfileFields.tsx'

const Wanted = (props: ProfileProps) => {
  const fields = useRef<HTMLDivElement>(null)
  useFocus(() => fields.current?.querySelector('input'))
  return (
    <div ref={fields} className={css.fields}>
      <ProfileFields {...props} />
    </div>
  )
}

/** Who somebody is, if they like to say so: shut until somebody wants it, and open as long as something is in it. */
export const Profile = (props: ProfileProps) => {
  const intl = useIntl()
  const [isWanted, setWanted] = useState(false)
  if (isWanted) return <Wanted {...props} />
  const isOpen = profileFields.some(name => props.fields[name] !== '' || props.problems[name])
  if (isOpen) return <ProfileFields {...props} />
  return (
    <Button variant="text" onPress={() => setWanted(true)}>
      {intl.formatMessage({ id: 'profile.add', defaultMessage: 'Add your details (optional)' })}
    </Button>
  )
}
