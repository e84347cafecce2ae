import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../steps.ts'

const WORDS = '--sbom-format=cyclonedx --sbom-type=application --package-lock-only --omit=dev --workspaces=false'

/** What the app is made of, from the lock file by npm itself (CycloneDX); the app has the name of its manifest and not of its folder. */
export const billOfMaterials = (): string => {
  const bill = JSON.parse(execFileSync('npm', ['sbom', ...WORDS.split(' ')], { cwd: ROOT, encoding: 'utf8' }))
  const { name } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'))
  bill.metadata.component.name = name
  return `${JSON.stringify(bill, null, 2)}\n`
}
