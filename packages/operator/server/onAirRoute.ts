import type { Operator } from '../world/operator.ts'
import { pictureOf } from '../world/programmeArt.ts'
import type { Route } from './exchange.ts'

const KEPT_SECONDS = 60

/** What is on a channel right now: `/art/of/1101-1280x720.svg` leads to the picture of its programme, where one is drawn. */
export const onAirRoute =
  (operator: Pick<Operator, 'lineup' | 'guide' | 'clock'>): Route =>
  async ({ response, url }) => {
    const { lineup, guide, clock } = operator
    const [, id = '', size = ''] = /^\/art\/of\/(\d+)-(\d+x\d+)\.svg$/.exec(url.pathname) ?? []
    const channel = lineup.byId.get(id)
    if (channel === undefined) return false
    const now = clock.now()
    const programme = guide.onAir(channel, now)
    const picture = pictureOf(programme?.look, size)
    if (programme === undefined || picture === undefined) return false
    const left = Math.ceil((programme.stop - now) / 1000)
    response.statusCode = 302
    response.setHeader('Location', picture)
    response.setHeader('Cache-Control', `public, max-age=${Math.min(KEPT_SECONDS, left)}`)
    response.end()
    return true
  }
