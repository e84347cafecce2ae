import { answer } from '@sintonia/statechart-paths'
import { left, right } from 'fp-ts/lib/Either.js'
import { describe, expect, test } from 'vitest'
import { selectCatalogue, selectIsCatalogueUnavailable } from '../../../machines/app/index.ts'
import { selectVodHome } from '../../../machines/catalogue/index.ts'
import { HOME, type Place } from '../../../models/page.ts'
import { guest } from '../../support/sessions.ts'
import { visit } from './running.ts'

const LIVE: Place = { page: 'liveTv', params: { id: 'news' } }

describe('The catalogue', () => {
  test('[VOD-01] its code is fetched when a page of it is opened; it lives on over the other pages', async () => {
    const app = await visit(LIVE, guest)
    expect(app.catalogueCode.asked).toHaveLength(0)
    app.go(HOME)
    await app.catalogueCode.answer(right(undefined))
    const catalogue = selectCatalogue(app.snapshot())
    expect(catalogue).toBeDefined()
    app.go(LIVE)
    expect(selectCatalogue(app.snapshot())).toBe(catalogue)
  })

  test('[VOD-01] it follows the address', async () => {
    const app = await visit(HOME, guest)
    await app.catalogueCode.answer(right(undefined))
    const catalogue = selectCatalogue(app.snapshot())
    const { loadPage } = catalogue?.getSnapshot().children ?? {}
    if (loadPage) answer(loadPage, right(undefined))
    const home = () => catalogue && selectVodHome(catalogue.getSnapshot())
    expect(home()).toBeDefined()
    app.go(LIVE)
    expect(home()).toBeUndefined()
  })

  test('[MODE-01] a deployment that sells live television alone has none', async () => {
    const app = await visit(HOME, guest, true, 'live')
    expect(app.catalogueCode.asked).toHaveLength(0)
  })

  test('[NET-05] a catalogue that cannot be fetched says so and is fetched again', async () => {
    const app = await visit(HOME, guest)
    await app.catalogueCode.answer(left({ tag: 'offline' }))
    expect(selectIsCatalogueUnavailable(app.snapshot())).toBe(true)
    app.send({ type: 'network.restored' })
    await app.catalogueCode.answer(right(undefined))
    expect(selectCatalogue(app.snapshot())).toBeDefined()
  })
})
