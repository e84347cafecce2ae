import { waitFor } from 'xstate'
import { selectDeployment } from '../../../machines/app/index.ts'
import type { AppActor } from '../../ui/context.ts'

/** The document wears the colours, corners and icon of the brand from before the first page is drawn (AHEAD-44). */
export const wearBrand = async (
  { documentElement, fonts, head }: Pick<Document, 'documentElement' | 'fonts' | 'head'>,
  app: AppActor,
): Promise<void> => {
  const started = await waitFor(app, snapshot => selectDeployment(snapshot) !== undefined).catch(() => undefined)
  const brand = started && selectDeployment(started)?.brand
  if (brand === undefined) return
  const wear = (name: string, value: number | undefined, unit = ''): void => {
    if (value !== undefined) documentElement.style.setProperty(`--brand-${name}`, value + unit)
  }
  wear('hue', brand.hue)
  wear('chroma', brand.chroma)
  wear('radius', brand.radius, 'px')
  const { font, icon } = brand
  if (font !== undefined) fonts.add(new FontFace('Brand Face', `url(${font})`, { weight: '100 900', display: 'swap' }))
  if (icon === undefined) return
  for (const link of head.querySelectorAll<HTMLLinkElement>('link[rel=icon], link[rel=apple-touch-icon]')) {
    link.removeAttribute('type')
    link.href = icon
  }
}
