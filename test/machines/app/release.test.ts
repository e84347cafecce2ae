import { describe, expect, test } from 'vitest'
import { HOME } from '../../../models/page.ts'
import { ana, guest } from '../../support/sessions.ts'
import { visit } from './running.ts'

describe('Another release of the app', () => {
  test('[AHEAD-17] is watched for the right moment from the first word of it on, once, whoever comes or goes', async () => {
    const app = await visit(HOME, guest)
    const release = () => app.snapshot().children.release
    expect(release()).toBeUndefined()
    app.send({ type: 'release.gone' })
    const first = release()
    expect(first).toBeDefined()
    app.send({ type: 'release.gone' })
    app.send({ type: 'session.changed', session: ana })
    app.send({ type: 'session.ended' })
    app.send({ type: 'network.lost' })
    expect(release()).toBe(first)
  })
})
