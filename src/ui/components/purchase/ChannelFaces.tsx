import { ChannelLogo } from '../basics/ChannelLogo.tsx'
import css from './ChannelFaces.module.css'

export type ChannelFace = { readonly id: string; readonly name: string; readonly logo: string | undefined }

type ChannelFacesProps = {
  readonly faces: ReadonlyArray<ChannelFace>
  readonly most: number
  readonly size: 'small' | 'medium'
}

/** Some of many channels, to the eye alone: how many there are is said beside them. */
export const ChannelFaces = ({ faces, most, size }: ChannelFacesProps) => (
  <div className={css.faces} aria-hidden="true">
    {faces.slice(0, most).map(({ id, name, logo }) => (
      <ChannelLogo key={id} src={logo} name={name} size={size} />
    ))}
    {faces.length > most && <span>+ {faces.length - most}</span>}
  </div>
)
