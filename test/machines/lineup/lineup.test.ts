import { chartSuite } from '../../support/chartSuite.ts'
import { lineupModel } from './model.ts'

chartSuite(lineupModel)
