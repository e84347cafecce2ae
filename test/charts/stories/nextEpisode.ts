import { withStubs } from '@sintonia/statechart-paths'
import { right } from 'fp-ts/lib/Either.js'
import { engineMachine } from '../../../machines/engine/index.ts'
import { presentationMachine } from '../../../machines/presentation/index.ts'
import { vodPlayerMachine } from '../../../machines/vodPlayer/index.ts'
import { SECOND } from '../../../models/codec/instant.ts'
import { episodes, series, seriesInput, source } from '../../machines/vodPlayer/model.ts'
import { makeStage, type Stage } from './stage.ts'
import type { Story } from './story.ts'

const machine = withStubs(vodPlayerMachine, {
  engine: withStubs(engineMachine),
  presentation: withStubs(presentationMachine),
})

const begins = (stage: Stage): void => {
  stage.answers('open', right(source()))
  stage.says('Picture', 'engine', { type: 'media.firstFrame', paused: false })
}

export const nextEpisode: Story = {
  name: 'nextEpisode',
  title: 'The next episode begins',
  lead: 'An episode has come to its end. The next one is announced, and after ten seconds it begins by itself.',
  lanes: ['Time', 'VOD player', 'Engine', 'Picture', 'Operator'],
  play: inspector => {
    const stage = makeStage(machine, seriesInput, inspector)
    stage.answers('find', right({ title: series, episodes, history: undefined }))
    begins(stage)
    inspector.begin()
    stage.says('Picture', 'engine', { type: 'media.ended' })
    stage.passes(10 * SECOND)
    begins(stage)
  },
}
