import * as E from 'fp-ts/lib/Either.js'
import { fromPromise } from 'xstate'
import type { Films, FilmsWish, personMachine } from '../../../machines/person.ts'
import { isShown } from '../../../models/ageRating.ts'
import type { Listed } from '../../../models/catalogue.ts'
import { hasNextPage, PAGE_SIZE } from '../../../models/paging.ts'
import type { Title } from '../../../models/title.ts'
import type { PortsOf } from '../ports.ts'
import type { OwnViewStore } from '../storage/ownView.ts'
import type { CatalogueTitles } from './catalogue.ts'

/** The chart of a person with the catalogue behind it (VOD-05); kids mode leaves titles for grown-ups out. */
export const personPorts = (
  catalogue: Pick<CatalogueTitles, 'person' | 'filmography'>,
  ownView: Pick<OwnViewStore, 'isKidsMode'>,
): PortsOf<typeof personMachine> => {
  const films = async (wish: FilmsWish) =>
    E.map(({ list, total }: Listed<Title>) => ({
      titles: list.filter(isShown(ownView.isKidsMode())),
      hasMore: hasNextPage({ pageId: wish.pageId, pageSize: PAGE_SIZE }, list.length, total),
    }))(await catalogue.filmography(wish))
  return {
    loadPerson: fromPromise(async ({ input: { personId } }) => {
      const [person, first] = await Promise.all([catalogue.person({ personId }), films({ personId, pageId: 1 })])
      if (E.isLeft(person)) return person
      return E.map((page: Films) => ({ person: person.right, ...page }))(first)
    }),
    loadFilms: fromPromise(({ input }) => films(input)),
  }
}
