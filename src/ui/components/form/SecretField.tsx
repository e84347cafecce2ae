import { useState } from 'react'
import { IconButton } from '../basics/IconButton.tsx'
import { Field, type FieldProps } from './Field.tsx'

type SecretFieldProps = Omit<FieldProps, 'type' | 'trailing'> & {
  /** What the button at its end does, in words. */
  readonly showLabel: string
  readonly hideLabel: string
}

/** A field whose text is hidden until its owner wants to see it. */
export const SecretField = ({ showLabel, hideLabel, ...field }: SecretFieldProps) => {
  const [shown, setShown] = useState(false)
  return (
    <Field
      {...field}
      type={shown ? 'text' : 'password'}
      trailing={
        <IconButton
          size="small"
          icon={shown ? 'eyeOff' : 'eye'}
          label={shown ? hideLabel : showLabel}
          onPress={() => setShown(!shown)}
        />
      }
    />
  )
}
