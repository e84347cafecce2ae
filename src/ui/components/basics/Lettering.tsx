import { useState } from 'react'
import css from './Lettering.module.css'
import { VisuallyHidden } from './VisuallyHidden.tsx'

type LetteringProps = { readonly src: string | undefined; readonly name: string }

/** A name within its heading: as it was drawn, or in the page's own letters where no drawing comes. */
export const Lettering = ({ src, name }: LetteringProps) => {
  const [broken, setBroken] = useState<string>()
  if (src === undefined || src === broken) return <span className={css.plain}>{name}</span>
  return (
    <>
      <img className={css.drawn} src={src} alt="" onError={() => setBroken(src)} />
      <VisuallyHidden>{name}</VisuallyHidden>
    </>
  )
}
