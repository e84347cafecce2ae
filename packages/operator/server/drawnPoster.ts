import { paletteNames, type SceneKind, scene, sceneKinds } from '../art/index.ts'
import { hashOf, pick } from '../world/seed.ts'
import { posterTitle } from './posterTitle.ts'

export interface Size {
  readonly width: number
  readonly height: number
}

/** A scene that belongs to a number. */
export const sceneFor = (seed: number, kind: SceneKind = pick(sceneKinds, hashOf(seed, 'kind'))) => ({
  kind,
  palette: pick(paletteNames, hashOf(seed, 'palette')),
  seed: seed % 1000,
})

/** The picture of a title that is drawn when somebody asks for it; upright it carries the name. */
export const drawnPoster = (title: string, seed: number, size: Size, kind?: SceneKind): string =>
  scene({
    ...sceneFor(seed, kind),
    ...size,
    ...(size.height > size.width ? { title: posterTitle(title, seed) } : {}),
  })
