import { mutationSuite } from '../../support/mutationSuite.ts'

mutationSuite(['vodPlayer'], 24)
