import type { Programme } from '../../../models/programme.ts'
import type { Show } from './data/show.ts'
import { isPrinted, printed } from './pictures.ts'
import type { Film } from './written.ts'

/** The folder of `pictures/` in which stills of shows lie. */
export const PROGRAMMES = 'programmes'

/** The name of the wide picture of a programme, and its folder of `pictures/`. */
interface Look {
  readonly slug: string
  readonly name: string
}

/** A programme of the guide with its picture; an imported one has none. */
export interface Seen extends Programme {
  readonly look: Look | undefined
}

export const lookOfShow = ({ still }: Show): Look => ({ slug: PROGRAMMES, name: still })
export const lookOfFilm = ({ slug }: Film): Look => ({ slug, name: 'wide' })

/** Shapes narrower than this are cut out of a still, or are a film's poster. */
const NARROW = 1.5

const narrowOf = ({ slug, name }: Look, size: string): string =>
  slug === PROGRAMMES ? `/art/show/${name}-${size}.svg` : printed(slug, 'poster', size)

/** Where a programme's picture is in a size such as `1280x720`; `undefined` when nobody has drawn it. */
export const pictureOf = (look: Look | undefined, size: string): string | undefined => {
  if (look === undefined || !isPrinted(look.slug, look.name)) return undefined
  const [width = 1, height = 1] = size.split('x').map(Number)
  return width / height < NARROW ? narrowOf(look, size) : printed(look.slug, look.name, size)
}

/** A programme's picture by its size, or else its channel's. */
export const programmeArt =
  (channelId: string, look: Look | undefined) =>
  (size: string): string =>
    pictureOf(look, size) ?? `/art/of/${channelId}-${size}.svg`
