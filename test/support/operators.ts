import { isRight } from 'fp-ts/lib/Either.js'
import type { Operator } from '../../machines/app/index.ts'
import { AppProperties } from '../../models/appProperties.ts'
import { Deployment } from '../../models/deployment.ts'
import { Manifest } from '../../models/manifest.ts'

const deploymentOf = (fields: object): Deployment => {
  const decoded = Deployment.decode({
    appId: 'app',
    brandId: 'brand',
    vnoId: 'vno',
    memberSiteUrl: 'https://member.example',
    ...fields,
  })
  if (isRight(decoded)) return decoded.right
  throw new Error('The deployment of a test does not fit its codec')
}

/** The deployment file of a test. */
export const deployment = (fields: Partial<Deployment> = {}): Deployment => deploymentOf(fields)

/** What the operator of a test says of itself. */
export const operator = (visitorMode: boolean): Operator => {
  const manifest = Manifest.decode({ uiProperties: {}, otherProperties: { visitorMode } })
  const properties = AppProperties.decode({})
  if (isRight(manifest) && isRight(properties)) return { manifest: manifest.right, properties: properties.right }
  throw new Error('The operator of a test does not fit its codecs')
}
