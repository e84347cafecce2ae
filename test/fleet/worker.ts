import { parentPort, workerData } from 'node:worker_threads'
import { runScenario } from './run.ts'
import { scenarioNamed } from './scenarios/index.ts'

const { name, viewers, seed } = workerData
parentPort?.postMessage(await runScenario({ scenario: scenarioNamed(name), viewers, seed }))
