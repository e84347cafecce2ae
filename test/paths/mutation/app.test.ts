import { mutationSuite } from '../../support/mutationSuite.ts'

mutationSuite(['app'])
