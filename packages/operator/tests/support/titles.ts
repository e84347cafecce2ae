import type { MetaId, Title } from '../../../../models/title.ts'
import { endpoints } from '../../../../models/wire/index.ts'
import type { HeadEnd } from '../../index.ts'
import { ask, guest, must } from './client.ts'

export const PAGE = { pageId: 1, pageSize: 60 }

/** The catalogue as somebody with this token, or a guest, asks for it. */
export const catalogueOf = async ({ origin }: HeadEnd, token?: string) => {
  const own = token ?? (await guest(origin)).token
  const playlist = async (id: string) => {
    const request = { playlistIds: [id], ...PAGE, sensitive: false }
    const { playlistList } = await must(ask(origin, endpoints.batchPlaylist, request as never, own))
    return playlistList[0]
  }
  const list = async (id: string): Promise<ReadonlyArray<Title>> => (await playlist(id))?.mediaList ?? []
  return {
    token: own,
    playlist,
    list,
    films: () => list('movies'),
    series: () => list('series'),
    named: async (title: string): Promise<Title> => {
      const found = [...(await list('movies')), ...(await list('series'))].find(each => each.title === title)
      if (found === undefined) throw new Error(`no title "${title}"`)
      return found
    },
    root: () => must(ask(origin, endpoints.playlistRoot, {} as never, own)),
    open: (metaId: MetaId) => must(ask(origin, endpoints.title, { metaId } as never, own)),
    episodes: async (metaId: MetaId) =>
      (await must(ask(origin, endpoints.episodes, { metaId, seasonId: undefined } as never, own))).episodeList,
    source: (metaId: MetaId) =>
      must(
        ask(origin, endpoints.playSource, { metaId, clientType: 'web', osType: 'Linux', osVersion: '1' } as never, own),
      ),
  }
}
