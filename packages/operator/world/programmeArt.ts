import type { Programme } from '../../../models/programme.ts'
import type { Show } from './data/show.ts'
import { isPrinted, printed } from './pictures.ts'
import type { Film } from './written.ts'

/** The folder of `pictures/` in which stills of shows lie. */
export const PROGRAMMES = 'programmes'

/** The name of the wide picture of a programme, its folder of `pictures/`, and of a show the cut of it. */
interface Look {
  readonly slug: string
  readonly name: string
  readonly cut: number
}

/** A programme of the guide with its picture; an imported one has none. */
export interface Seen extends Programme {
  readonly look: Look | undefined
}

export const lookOfShow = ({ still }: Show, cut: number): Look => ({ slug: PROGRAMMES, name: still, cut })
export const lookOfFilm = ({ slug }: Film): Look => ({ slug, name: 'wide', cut: 0 })

/** Two programmes show one picture, however it is cut. */
export const areOfOnePicture = (one: Look | undefined, other: Look | undefined): boolean =>
  one?.slug === other?.slug && one?.name === other?.name

/** Shapes narrower than this are cut out of a still, or are a film's poster. */
const NARROW = 1.5

const cutOf = ({ name, cut }: Look, size: string): string => `/art/show/${name}-${cut}-${size}.svg`

const narrowOf = (look: Look, size: string): string =>
  look.slug === PROGRAMMES ? cutOf(look, size) : printed(look.slug, 'poster', size)

/** Where a programme's picture is in a size such as `1280x720`; `undefined` when nobody has drawn it. */
export const pictureOf = (look: Look | undefined, size: string): string | undefined => {
  if (look === undefined || !isPrinted(look.slug, look.name)) return undefined
  const [width = 1, height = 1] = size.split('x').map(Number)
  if (width / height < NARROW) return narrowOf(look, size)
  return look.cut === 0 ? printed(look.slug, look.name, size) : cutOf(look, size)
}

/** A programme's picture by its size, or else its channel's. */
export const programmeArt =
  (channelId: string, look: Look | undefined) =>
  (size: string): string =>
    pictureOf(look, size) ?? `/art/of/${channelId}-${size}.svg`
