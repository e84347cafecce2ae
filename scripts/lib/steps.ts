import { spawn } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const ROOT = fileURLToPath(new URL('../..', import.meta.url))

export interface Step {
  readonly title: string
  /** Shown when the step fails: what to do next. */
  readonly mend: string
  readonly command: ReadonlyArray<string>
  /** Long steps show their own progress instead of only a result. */
  readonly live?: boolean
}

interface Outcome {
  readonly code: number
  readonly output: string
}

const execute = ({ command: [program = '', ...args], live }: Step): Promise<Outcome> =>
  new Promise(resolve => {
    const path = `${join(ROOT, 'node_modules', '.bin')}:${process.env.PATH}`
    const child = spawn(program, args, {
      cwd: ROOT,
      env: { ...process.env, PATH: path },
      stdio: live === true ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    child.stdout?.on('data', chunk => {
      output += chunk
    })
    child.stderr?.on('data', chunk => {
      output += chunk
    })
    child.on('error', error => resolve({ code: 1, output: String(error) }))
    child.on('close', code => resolve({ code: code ?? 1, output }))
  })

/** Steps that stand in one list do not need each other: they run side by side, one for each core, in this order. */
export type Stage = Step | ReadonlyArray<Step>

type Numbered = { readonly step: Step; readonly label: string }

const numbered = (stages: ReadonlyArray<Stage>): ReadonlyArray<ReadonlyArray<Numbered>> => {
  const lists = stages.map(stage => [stage].flat())
  const total = lists.flat().length
  let number = 0
  const label = ({ title }: Step): string => {
    number += 1
    return `[${number}/${total}] ${title}`
  }
  return lists.map(steps => steps.map(step => ({ step, label: label(step) })))
}

/** Runs a step and says how long it took; what went wrong, if anything did. */
const failureOf = async ({ step, label }: Numbered): Promise<string | undefined> => {
  const began = performance.now()
  console.log(step.live === true ? `▸ ${label}` : `▸ ${label} …`)
  const { code, output } = await execute(step)
  const seconds = ((performance.now() - began) / 1000).toFixed(1)
  console.log(`${code === 0 ? '✓' : '✗'} ${label} (${seconds} s)`)
  return code === 0 ? undefined : `${output}\n✗ ${step.title} failed after ${seconds} s. ${step.mend}`
}

/** Runs the stages one after the other; ends the process after the first that fails, with a clear sentence for each failure. */
export const runSteps = async (stages: ReadonlyArray<Stage>): Promise<void> => {
  for (const steps of numbered(stages)) {
    const waiting = [...steps]
    const failures: string[] = []
    const work = async (): Promise<void> => {
      for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
        const failure = await failureOf(next)
        if (failure !== undefined) failures.push(failure)
      }
    }
    await Promise.all(Array.from({ length: availableParallelism() }, work))
    if (failures.length === 0) continue
    console.error(`\n${failures.join('\n\n')}`)
    process.exit(1)
  }
}
