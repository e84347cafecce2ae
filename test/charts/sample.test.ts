import { sampleModel } from '@sintonia/statechart-paths/tests/fixtures/sampleModel.ts'
import { chartSuite, invariant } from '../support/chartSuite.ts'

chartSuite(sampleModel)

invariant(sampleModel, 'at most two notices wait', ({ context }) => context.notices.length <= 2)
