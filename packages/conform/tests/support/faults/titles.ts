import {
  asking,
  endless,
  header,
  type Json,
  on,
  type Planted,
  page,
  pathOf,
  result,
  succeeding,
  unlessRefused,
  when,
} from './plant.ts'

const CAPTIONS = /^\/art\/captions\//

export const TITLE_FAULTS: ReadonlyArray<Planted> = [
  {
    title: 'a word that is none of the set',
    only: ['titles'],
    fault: on(
      'title',
      result(({ media }) => Object.assign(media, { metaType: 'FILM' })),
    ),
    named: ['title result.media.metaType'],
  },
  {
    title: 'a page in place of an answer',
    only: ['titles'],
    fault: on('recommendations', page(200)),
    named: ['recommendations body', 'recommendations header Content-Type'],
  },
  {
    title: 'a redirect',
    only: ['titles'],
    fault: on('filmography', answer => ({
      ...header(answer, 'location', 'https://elsewhere.example/'),
      status: 302,
      text: '',
    })),
    named: ['filmography status'],
  },
  {
    title: 'an answer that does not come',
    only: ['titles'],
    fault: { at: pathOf('person'), instead: (_, { text }) => !text.includes('conform-unknown') },
    named: ['person answer'],
  },
  {
    title: 'an answer without an end',
    only: ['titles'],
    fault: { at: pathOf('trailers'), instead: endless },
    named: ['trailers answer'],
  },
  {
    title: 'a connection that breaks off',
    only: ['titles'],
    fault: {
      at: pathOf('person'),
      instead: response => {
        response.destroy()
        return true
      },
    },
    named: ['person answer'],
  },
  {
    title: 'a page longer than was asked for',
    only: ['titles'],
    fault: on(
      'recommendations',
      result(each => {
        each.list = Array.from({ length: 17 }, (_, index) => ({ ...each.list[0], metaId: `more-${index}` }))
      }),
    ),
    named: ['recommendations result.list'],
  },
  {
    title: 'another title than was asked for',
    only: ['titles'],
    fault: on(
      'title',
      result(({ media }) => Object.assign(media, { metaId: 'another' })),
    ),
    named: ['title result.media.metaId'],
  },
  {
    title: 'a source without an address',
    only: ['titles'],
    fault: on('playSource', unlessRefused(succeeding({}))),
    named: ['playSource result.url'],
  },
  {
    title: 'texts that were encoded twice',
    only: ['titles'],
    fault: on(
      'title',
      result(({ media }) => Object.assign(media, { description: `${media.description} Pel\u00C3\u00ADculas` })),
    ),
    named: ['title result.media.description'],
  },
  {
    title: 'names with HTML entities',
    only: ['titles'],
    fault: on(
      'recommendations',
      result(({ list }) => {
        for (const each of list) each.title = `${each.title} &amp; Co&#039;s`
      }),
    ),
    named: ['recommendations result.list[0].title'],
  },
  {
    title: 'a film in milliseconds',
    only: ['titles'],
    fault: on(
      'batchPlaylist',
      result(({ playlistList }) => {
        for (const { mediaList } of playlistList) for (const each of mediaList) each.duration *= 1000
      }),
    ),
    named: ['batchPlaylist result.playlistList[*].mediaList[*].duration'],
  },
  {
    title: 'episodes in minutes',
    only: ['titles'],
    fault: on(
      'episodes',
      result(({ episodeList }) => {
        for (const each of episodeList) each.duration = Math.round(each.duration / 60)
      }),
    ),
    named: ['episodes result.episodeList[0].duration'],
  },
  {
    title: 'captions that are not there',
    only: ['titles'],
    fault: { at: CAPTIONS, change: answer => ({ ...answer, status: 404, text: 'no such file' }) },
    named: ['playSource result.captions[0].url'],
  },
  {
    title: 'captions of SubRip',
    only: ['titles'],
    fault: { at: CAPTIONS, change: answer => ({ ...answer, text: '1\n00:00:01,000 --> 00:00:10,000\nHello\n' }) },
    named: ['playSource result.captions[0].url'],
  },
  {
    title: 'a picture on a host that nobody listed',
    only: ['titles', 'hosts'],
    fault: on(
      'title',
      result(({ media }) => Object.assign(media, { poster: 'https://elsewhere.example/poster.webp' })),
    ),
    named: ['title result.media.poster'],
  },
  {
    title: 'pages that count from 0',
    only: ['titles'],
    fault: asking('batchPlaylist', text => text.replace(/pageId=(\d+)/, (_, page) => `pageId=${Number(page) + 1}`)),
    named: ['batchPlaylist result.playlistList[*].mediaList[*].metaId'],
  },
  {
    title: 'a page size that nobody reads',
    only: ['titles'],
    fault: asking('batchPlaylist', text => text.replace(/pageSize=[24]\b/, 'pageSize=16')),
    named: ['batchPlaylist result.playlistList[0].mediaList'],
  },
  {
    title: 'the first page behind the last',
    only: ['titles'],
    fault: asking('batchPlaylist', text => text.replace(/pageId=\d{2,}/, 'pageId=1')),
    named: ['batchPlaylist result.playlistList[0].mediaList'],
  },
  {
    title: 'the total of a page',
    only: ['titles'],
    fault: on(
      'batchPlaylist',
      result(({ playlistList }) => {
        for (const each of playlistList) each.total = each.mediaList.length
      }),
    ),
    named: ['batchPlaylist result.playlistList[0].total'],
  },
  {
    title: 'a page size that is cut off',
    only: ['titles'],
    fault: asking('batchPlaylist', text => text.replace('pageSize=100', 'pageSize=10')),
    named: ['batchPlaylist result.playlistList[0].mediaList'],
  },
  {
    title: 'one language for everybody',
    only: ['titles'],
    fault: on(
      'title',
      result(({ media }) => Object.assign(media, { description: 'A film.', plot: 'A film.' })),
    ),
    named: ['title result.media.description'],
  },
  {
    title: 'titles for adults among the others',
    only: ['titles'],
    fault: asking('batchPlaylist', text => text.replace('sensitive=0', 'sensitive=1')),
    named: ['batchPlaylist result.playlistList[*].mediaList[*].ageRating'],
  },
  {
    title: 'titles for adults that are not marked',
    only: ['titles'],
    fault: on(
      'batchPlaylist',
      result(({ playlistList }) => {
        for (const { mediaList } of playlistList)
          for (const each of mediaList) if (each.ageRating === 18) delete each.ageRating
      }),
    ),
    named: ['batchPlaylist result.playlistList[*].mediaList[*].ageRating'],
  },
  {
    title: 'a series without its seasons',
    only: ['titles'],
    fault: on(
      'title',
      result(({ media }) => Object.assign(media, { seasons: [] })),
    ),
    named: ['title result.media.seasons'],
  },
  {
    title: 'the episodes of the first season in place of all',
    only: ['titles'],
    fault: on(
      'episodes',
      when(
        ({ text }) => !text.includes('seasonId='),
        result(each => {
          each.episodeList = each.episodeList.filter(({ season }: Json) => season === 1)
        }),
      ),
    ),
    named: ['episodes result.episodeList[*].seasonId'],
  },
  {
    title: 'the episodes of all seasons in place of one',
    only: ['titles'],
    fault: asking('episodes', text => text.replace(/&?seasonId=[^&]*/, '')),
    named: ['episodes result.episodeList[*].seasonId'],
  },
]
