import { mutationSuite } from '../../support/mutationSuite.ts'

mutationSuite(['livePlayer'])
