import { guideMachine } from '../../../machines/guide/index.ts'
import { scheduleMachine } from '../../../machines/schedule/index.ts'
import type { GuideService } from '../../services/guide/index.ts'
import { guidePorts, schedulePorts } from '../../services/guide/provideGuide.ts'
import type { Services } from './services.ts'

interface GuideParts {
  readonly services: Services
  readonly guide: GuideService
}

interface GuideCharts {
  readonly guide: typeof guideMachine
  readonly schedule: typeof scheduleMachine
}

/** The guide as a grid and as a list: code that only live TV loads. */
export const makeGuideCharts = ({ services, guide }: GuideParts): GuideCharts => {
  const parts = { guide, language: services.language, now: services.clock.now }
  return {
    guide: guideMachine.provide({ actors: { ...guidePorts(parts) } }),
    schedule: scheduleMachine.provide({ actors: { ...schedulePorts(parts) } }),
  }
}
