import type { Reporter, TestCase, TestModule, TestSpecification, Vitest } from 'vitest/node'
import { type Begun, begin, inRepository, type TestResult, writeResults } from './results.ts'

const outcomeOf = (test: TestCase): TestResult['outcome'] => {
  const { state } = test.result()
  if (state === 'passed') return test.diagnostic()?.flaky === true ? 'flaky' : 'passed'
  return state === 'failed' ? 'failed' : 'skipped'
}

const resultsOf = (module: TestModule): readonly Omit<TestResult, 'hash'>[] =>
  [...module.children.allTests()].map(test => ({
    file: inRepository(module.moduleId),
    title: test.fullName.replaceAll(' > ', ' '),
    outcome: outcomeOf(test),
    isProperty: test.meta().isProperty,
  }))

/** Keeps the results of Vitest with the revision and the hashes that they belong to. */
export default class VitestReporter implements Reporter {
  #vitest: Vitest | undefined
  #begun: Begun | undefined
  #isWhole = false

  onInit(vitest: Vitest): void {
    this.#vitest = vitest
  }

  async onTestRunStart(specifications: readonly TestSpecification[]): Promise<void> {
    this.#begun = begin()
    const all = (await this.#vitest?.globTestSpecifications()) ?? []
    const isNamed = this.#vitest?.config.testNamePattern !== undefined
    this.#isWhole = !isNamed && specifications.length === all.length
  }

  onTestRunEnd(modules: readonly TestModule[]): void {
    if (this.#begun === undefined) return
    writeResults('unit', this.#isWhole, this.#begun, modules.flatMap(resultsOf))
  }
}
