import { DEMO_SHARE_KEY } from '@sintonia/operator'
import { makeSealer } from '@sintonia/operator/zeroTrust/seal.ts'
import type { Candidate } from '@sintonia/statechart-paths'
import type { Right } from 'fp-ts/lib/Either.js'
import { expect, type Page, type Route } from 'playwright/test'
import type { DeploymentOutput } from '../../../../../machines/app/types.ts'
import type { Deployment } from '../../../../../models/deployment.ts'
import { WRONG_SHARE_KEY } from '../../../../../models/errCode.ts'
import { Manifest } from '../../../../../models/manifest.ts'
import type { ShareKeyProblem } from '../../../../../models/shareKey.ts'
import { REQUEST_ID_HEADER } from '../../../../../models/wire/sealed.ts'
import { operator } from '../../../../support/operators.ts'
import { type Answer, byItself, type Never, never } from '../../model.ts'
import type { Visit } from '../../visit.ts'
import { isTaken, refused, unchanged } from '../../ways.ts'
import { parts } from './open.ts'
import type { Load } from './scene.ts'
import { contextOf, SEALING } from './where.ts'

const dropped = (route: Route): Promise<void> => route.abort('connectionfailed')

const comes =
  (load: Load): Answer =>
  async (visit, output) => {
    const isThere = isTaken(output)
    await parts.of(visit).gates.answer(load, isThere ? unchanged : dropped, isThere)
  }

/** Says in the operator's place that another key seals its bodies; a clear answer is heard. */
const ofAnotherKey = (route: Route): Promise<void> =>
  route.fulfill({ json: { errCode: WRONG_SHARE_KEY, message: 'The share key does not fit' } })

const sealing = async (route: Route): Promise<void> => {
  const response = await route.fetch()
  await route.fulfill({ response, json: { ...(await response.json()), zeroTrust: true } })
}

/** The plans, or the question that leads to them. */
export const dismissOffer = async (page: Page): Promise<void> => {
  const offer = page.getByRole('dialog', { name: /^(Choose a plan|This is not in your plan)$/ })
  await expect(offer).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(offer).toHaveCount(0)
}

/** How the deployment file comes. */
const wayOfDeployment = (output: DeploymentOutput): ((route: Route) => Promise<void>) => {
  if (output._tag === 'Left') return refused
  return output.right.zeroTrust ? sealing : unchanged
}

const isSealed = (output: unknown): boolean => isTaken(output) && (output as Right<Deployment>).right.zeroTrust

/** The device holds a share key that was accepted before, or none. */
const keepKey = async ({ page }: Visit, problem: unknown): Promise<void> => {
  if (problem === undefined)
    await page.evaluate(key => localStorage.setItem('sintonia.device.shareKey', JSON.stringify(key)), DEMO_SHARE_KEY)
}

const sealer = makeSealer(DEMO_SHARE_KEY)

/** In the place of an operator that reads what is sealed with this key. */
const ofThisKey = async (route: Route): Promise<void> => {
  const request = route.request()
  const requestId = request.headers()[REQUEST_ID_HEADER] ?? ''
  const binding = {
    direction: 'response',
    method: request.method(),
    path: new URL(request.url()).pathname,
    requestId,
  } as const
  const result = Manifest.encode(operator(true).manifest)
  await route.fulfill({ json: await sealer.seal(JSON.stringify({ errCode: 0, result }), binding) })
}

/** What the operator says of a share key that is tried. */
const SAID: Readonly<Record<ShareKeyProblem | 'none', ((route: Route) => Promise<void>) | undefined>> = {
  none: ofThisKey,
  refused: ofAnotherKey,
  unreachable: refused,
  missing: undefined,
  malformed: undefined,
}

/** The deployment file comes, and where it seals the page the code for that: the page has not loaded before. */
export const answerDeployment = async (visit: Visit, output: unknown, next: Candidate | undefined): Promise<void> => {
  const { gates } = parts.of(visit)
  if (isSealed(output)) await keepKey(visit, next?.event.output)
  await gates.answer('loadDeployment', wayOfDeployment(output as DeploymentOutput), true)
  await gates.answer('openSeal', unchanged, true)
}

export const answers: Readonly<Record<string, Answer | Never>> = {
  loadDeployment: (visit, output, { next }) => answerDeployment(visit, output, next),
  openSeal: async (visit, output, { before }) => {
    if (!before.matches('tryingShareKey')) return
    const way = SAID[(output as ShareKeyProblem | undefined) ?? 'none']
    if (way !== undefined) await parts.of(visit).gates.pass('loadOperator', way)
  },
  forgetShareKey: never(SEALING),
  loadOperator: async (visit, output) => {
    const { gates } = parts.of(visit)
    if (isTaken(output)) return gates.answer('loadOperator', unchanged, true)
    const isWrongKey = (output as { left: { tag: string } }).left.tag === 'refused'
    return gates.answer('loadOperator', isWrongKey ? ofAnotherKey : refused, false)
  },
  loadCatalogue: comes('loadCatalogue'),
  loadLivePlayer: comes('loadLivePlayer'),
  loadEntrance: comes('loadEntrance'),
  loadMine: async (visit, output, moment) => {
    await comes('loadMine')(visit, output, moment)
    const isWished = contextOf(moment.before).plansWish !== undefined
    if (isTaken(output) && isWished) await dismissOffer(visit.page)
  },
  loadLineup: comes('loadLineup'),
  loadGuide: comes('loadGuide'),
  loadMessages: comes('loadMessages'),
  loadCompanions: comes('loadCompanions'),
  waitForRest: byItself,
  presentation: async ({ page }) => {
    const close = page
      .getByRole('region', { name: 'Small player' })
      .getByRole('button', { name: 'Close the player', exact: true })
    if (await close.isVisible()) await close.click()
  },
}
