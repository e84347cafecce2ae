import { chartSuite } from '../../support/chartSuite.ts'
import { favouritesModel } from './model.ts'

chartSuite(favouritesModel)
