import { chartSuite } from '../../support/chartSuite.ts'
import { engineModel } from './model.ts'

chartSuite(engineModel)
