import { waitFor } from 'xstate'
import { selectDeployment } from '../../../machines/app/index.ts'
import type { Report } from '../../services/report/report.ts'
import type { AppActor } from '../../ui/context.ts'

/** The document wears the colours, corners, face and icon of the brand from before the first page is drawn (AHEAD-44). */
export const wearBrand = async (document: Document, app: AppActor, { dropped }: Report): Promise<void> => {
  const started = await waitFor(app, snapshot => selectDeployment(snapshot) !== undefined).catch(() => undefined)
  const brand = started && selectDeployment(started)?.brand
  if (brand === undefined) return
  const { font, icon, logo } = brand
  const lose = (path: string): void => dropped('/config.json', { codec: 'Brand', path })
  const wear = (name: string, value: number | undefined, unit = ''): void => {
    if (value !== undefined) document.documentElement.style.setProperty(`--brand-${name}`, value + unit)
  }
  wear('hue', brand.hue)
  wear('chroma', brand.chroma)
  wear('radius', brand.radius, 'px')
  if (font !== undefined) {
    const face = new FontFace('Brand Face', `url(${font})`, { weight: '100 900', display: 'swap' })
    face.loaded.catch(() => lose('brand.font'))
    document.fonts.add(face)
  }
  if (icon !== undefined)
    for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=icon], link[rel=apple-touch-icon]')) {
      link.removeAttribute('type')
      link.href = icon
    }
  const onLost = ({ target }: Event): void => {
    const address = target instanceof HTMLImageElement && target.getAttribute('src')
    if (address && (address === logo.dark || address === logo.light)) lose('brand.logo')
  }
  // what did not come says so to itself alone
  document.addEventListener('error', onLost, { capture: true })
}
