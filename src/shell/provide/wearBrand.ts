import { waitFor } from 'xstate'
import { selectDeployment } from '../../../machines/app/index.ts'
import type { AppActor } from '../../ui/context.ts'

/** The document wears the colours, corners and icon of the brand from before the first page is drawn (AHEAD-44). */
export const wearBrand = async (
  { documentElement, head }: Pick<Document, 'documentElement' | 'head'>,
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
  const { icon } = brand
  if (icon === undefined) return
  for (const link of head.querySelectorAll<HTMLLinkElement>('link[rel=icon], link[rel=apple-touch-icon]')) {
    link.removeAttribute('type')
    link.href = icon
  }
}
