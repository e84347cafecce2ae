import { mutationSuite } from '../../support/mutationSuite.ts'

mutationSuite(['announcements'])
