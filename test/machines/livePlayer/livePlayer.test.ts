import { chartSuite } from '../../support/chartSuite.ts'
import { livePlayerModel } from './model.ts'

chartSuite(livePlayerModel)
