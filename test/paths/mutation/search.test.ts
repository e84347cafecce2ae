import { mutationSuite } from '../../support/mutationSuite.ts'

mutationSuite(['search'])
