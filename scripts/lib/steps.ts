import { spawn } from 'node:child_process'
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

/** Runs the steps one after the other, says how long each took, and ends the process with a clear sentence at the first failure. */
export const runSteps = async (steps: ReadonlyArray<Step>): Promise<void> => {
  for (const [index, step] of steps.entries()) {
    const began = performance.now()
    const label = `[${index + 1}/${steps.length}] ${step.title}`
    console.log(step.live === true ? `▸ ${label}` : `▸ ${label} …`)
    const { code, output } = await execute(step)
    const seconds = ((performance.now() - began) / 1000).toFixed(1)
    if (code !== 0) {
      if (output !== '') console.error(output)
      console.error(`\n✗ ${step.title} failed after ${seconds} s. ${step.mend}`)
      process.exit(1)
    }
    console.log(`✓ ${label} (${seconds} s)`)
  }
}
