import { ChannelLogo } from '../basics/ChannelLogo.tsx'
import css from './ChannelFaces.module.css'

export type ChannelFace = { readonly id: string; readonly name: string; readonly logo: string | undefined }

/** More have no room in any line. */
const MOST = 24

/** As many of the channels as one line holds, to the eye alone: how many there are is said beside them. */
export const ChannelFaces = ({ faces }: { readonly faces: ReadonlyArray<ChannelFace> }) => (
  <div className={css.faces} aria-hidden="true">
    {faces.slice(0, MOST).map(({ id, name, logo }) => (
      <ChannelLogo key={id} src={logo} name={name} size="small" />
    ))}
  </div>
)
