import type { Coverage } from '../../chart/coverage.ts'
import { chooseFile } from './chooseFile.ts'
import { part } from './dom.ts'
import { say } from './note.ts'

const FORMAT = 'sintonia-coverage/1'

const isCoverage = (value: unknown): value is Coverage =>
  typeof value === 'object' && value !== null && Reflect.get(value, 'format') === FORMAT

const parsed = (text: string): Coverage | undefined => {
  try {
    const value: unknown = JSON.parse(text)
    return isCoverage(value) ? value : undefined
  } catch {
    return undefined
  }
}

/** A page from a file may not read its neighbours: there the reader chooses the file. */
const fromServer = async (): Promise<Coverage | undefined> => {
  if (location.protocol === 'file:') return undefined
  try {
    const response = await fetch('coverage.json')
    return response.ok ? parsed(await response.text()) : undefined
  } catch {
    return undefined
  }
}

const fromFile = async (): Promise<Coverage | undefined | 'none chosen'> => {
  const file = await chooseFile()
  return file === undefined ? 'none chosen' : parsed(await file.text())
}

/** Shows or hides the counts of the last run; asks for them where the page does not have them. */
export const makeCoverageSwitch = (
  given: Coverage | undefined,
  onChange: (shown: Coverage | undefined) => void,
): void => {
  const button = part('coverage')
  let coverage = given
  let isOn = false
  const show = (): void => {
    button.setAttribute('aria-pressed', String(isOn))
    say('')
    onChange(isOn ? coverage : undefined)
  }
  button.addEventListener('click', async () => {
    const asked = coverage ?? (await fromServer()) ?? (await fromFile())
    if (asked === 'none chosen') return
    if (asked === undefined) {
      say('That is no coverage. Choose .results/coverage.json; node test/charts/coverageOf.ts makes it.')
      return
    }
    coverage = asked
    isOn = !isOn
    show()
  })
}
