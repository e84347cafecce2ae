import { header, on, type Planted, result, succeeding, unlessRefused } from './plant.ts'

export const TITLE_LIST_FAULTS: ReadonlyArray<Planted> = [
  {
    title: 'an account in a shared cache',
    only: ['titles'],
    fault: on('vodHistory', answer => header(answer, 'cache-control', 'public, max-age=60')),
    named: ['vodHistory header Cache-Control'],
  },
  {
    title: 'favourites with the oldest first',
    only: ['titles'],
    fault: on(
      'vodFavourites',
      result(({ list }) => list.reverse()),
    ),
    named: ['vodFavourites result.list'],
  },
  {
    title: 'a bookmark in minutes',
    only: ['titles'],
    fault: on(
      'vodHistory',
      result(({ list }) => {
        for (const each of list) each.playedTime = Math.floor(each.playedTime / 60)
      }),
    ),
    named: ['vodHistory result.list[*].playedTime'],
  },
  {
    title: 'a history in seconds',
    only: ['titles'],
    fault: on(
      'vodHistory',
      result(({ list }) => {
        for (const each of list) each.updateTime = Math.floor(each.updateTime / 1000)
      }),
    ),
    named: ['vodHistory result.list[*].updateTime'],
  },
  {
    title: 'a favourite that is every title',
    only: ['titles'],
    fault: on(
      'vodFavoured',
      unlessRefused((answer, { text }) =>
        succeeding({ metaIdList: new URLSearchParams(text).get('metaIds')?.split(',') })(answer),
      ),
    ),
    named: ['vodFavoured result.metaIdList[*]'],
  },
]
