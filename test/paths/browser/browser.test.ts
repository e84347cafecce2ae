import type { Coverage } from '@sintonia/statechart-book'
import type { AnyChartModel } from '@sintonia/statechart-paths'
import { innermostStates } from '@sintonia/statechart-paths'
import { type BlessedSuite, bless, suiteText, takenOn } from '@sintonia/statechart-paths/blessed'
import type { PathsFile } from '@sintonia/statechart-paths/files'
import { generated } from '@sintonia/statechart-paths/generate'
import { sampleModel } from '@sintonia/statechart-paths/tests/fixtures/sampleModel.ts'
import { describe, expect, test } from 'vitest'
import type { Ground } from '../blessed/suite.ts'
import { pathsTool } from '../cli/tool.ts'
import { type BrowserModel, browserModel, byItself, never } from './model.ts'
import { browserModels } from './registry.ts'

const NOTHING_SEEN = never('the sample has no screen')
const LOOKS = innermostStates(sampleModel.machine)

const definition = {
  model: sampleModel,
  open: byItself,
  gestures: {
    'viewer.play': byItself,
    'viewer.pause': byItself,
    'viewer.resume': byItself,
    'viewer.retry': byItself,
    'viewer.close': byItself,
    'engine.stalled': never('nobody stalls the sample'),
    'engine.resumed': byItself,
    'notice.arrived': byItself,
  },
  answers: { open: byItself },
  looks: Object.fromEntries(LOOKS.map(state => [state, NOTHING_SEEN])),
}

const suiteOf = (model: AnyChartModel): BlessedSuite => bless([generated('transitions', model)], 'transitions')

type Suites = Partial<Readonly<Record<Ground, BlessedSuite>>>

/** The tool with a browser in which the paths of these numbers go well; what it makes today is blessed unless told. */
const walked = (
  models: readonly BrowserModel[],
  isWell: (index: number) => boolean = () => true,
  suites: Suites = { browser: suiteOf(models[0]?.model ?? sampleModel) },
  ...args: readonly string[]
) => {
  const out: string[] = []
  const kept: Coverage[] = []
  const files: PathsFile[] = []
  const browser = {
    models,
    walk: (file: PathsFile) => {
      files.push(file)
      return new Set(file.charts.flatMap(({ paths }) => paths.filter((_, index) => isWell(index)).map(({ id }) => id)))
    },
  }
  const code = pathsTool(
    ['--browser', ...args],
    {
      models: [sampleModel],
      browser,
      print: text => out.push(text),
      remark: text => out.push(text),
      read: () => '',
      suiteOf: (_, ground) => suites[ground] && suiteText(suites[ground]),
      write: () => {},
    },
    coverage => kept.push(coverage),
  )
  return { code, out: out.join('\n'), kept, files }
}

describe('[AHEAD-28] a chart in a browser', () => {
  test.each([
    ['gestures', { gestures: { ...definition.gestures, 'viewer.play': undefined } }],
    ['answers', { answers: {} }],
    ['looks', { looks: {} }],
  ])('a gap in its %s is named with the chart, the place and the mend', (table, gap) => {
    const broken = { ...definition, ...gap }
    if (table === 'gestures') Reflect.deleteProperty(broken.gestures, 'viewer.play')
    expect(() => browserModel(broken as typeof definition)).toThrow(
      new RegExp(
        `^chart sample: nothing .* "[^"]+".*; add ${table}, or never\\('why'\\), in test/paths/browser/charts/`,
      ),
    )
  })

  test('[QA-04] is walked on the paths that were blessed for it, and on no others', () => {
    const { paths, ...suite } = suiteOf(browserModel(definition).model)
    const missed = [...suite.missed, ...paths.slice(1).flatMap(takenOn)]
    const browser = { ...suite, missed, paths: paths.slice(0, 1) }
    const idsIn = (files: readonly PathsFile[]) =>
      files.flatMap(({ charts }) => charts.flatMap(each => each.paths.map(({ id }) => id)))
    const { files } = walked([browserModel(definition)], () => true, { browser })
    expect(paths.length).toBeGreaterThan(1)
    expect(idsIn(files)).toEqual([paths[0]?.id])
    const made = walked([browserModel(definition)], () => true, { browser }, '--generator', 'states')
    expect(made.files[0]?.made).toBe('Paths for every state')
  })

  test('[QA-04] has no paths before somebody blesses them: how is told', () => {
    const { out, code } = walked([browserModel(definition)], () => true, {})
    expect(out).toBe('sample has no blessed paths for a browser yet: npm run paths -- sample --bless.')
    expect(code).toBe(2)
  })

  test('[QA-04] that another path than the blessed one is for stubs alone is told with the step and the reason', () => {
    const browser = suiteOf(browserModel(definition).model)
    const { out } = walked([browserModel(definition)], () => true, { browser, stubs: suiteOf(sampleModel) })
    expect(out).toMatch(
      / · on stubs only: sample-\w+, step \d+ \(something breaks\): an actor breaks only by a bug of the app/,
    )
  })

  test.each(['stubs', 'browser'] as const)(
    '[QA-04] that does something else than was blessed of it on %s is not walked: it is told',
    ground => {
      const { model } = browserModel(definition)
      const suite = suiteOf(ground === 'stubs' ? sampleModel : model)
      const paths = suite.paths.map(path => ({ ...path, start: { ...path.start, effects: ['ring'] } }))
      const { out, files, code } = walked([browserModel(definition)], () => true, {
        browser: suiteOf(model),
        [ground]: { ...suite, paths: paths.slice(0, 1) },
      })
      expect(out).toMatch(/, the start: the chart begins\n {2}effects\n {4}expected \["ring"\]\n {4}came {5}\[\]/)
      expect(files).toEqual([])
      expect(code).toBe(1)
    },
  )

  test('what nobody can bring about lies on no path, and its reason is told', () => {
    const { out, files, code } = walked([browserModel(definition)])
    const events = files.flatMap(({ charts }) => charts.flatMap(({ paths }) => paths.flatMap(({ steps }) => steps)))
    expect(events.map(({ title }) => title)).not.toContain('engine.stalled')
    expect(out).toMatch(/– sample\.\S+\|engine\.stalled\|0: nobody stalls the sample/)
    expect(out).toMatch(/– sample\.\S+\|error\.actor\.open\|0: an actor breaks only by a bug of the app/)
    expect(code).toBe(1)
    expect(out).toMatch(/✗ sample\.\S+\|engine\.resumed\|0: no gesture leads there/)
  })

  test('only the paths that went well count as covered', () => {
    const whole = walked([browserModel(definition)])
    const half = walked([browserModel(definition)], index => index > 0)
    const taken = ({ kept }: typeof whole) => Object.keys(kept[0]?.charts[0]?.transitions ?? {}).length
    expect(taken(half)).toBeLessThan(taken(whole))
    expect(half.out).toMatch(/walked in a browser, \d+ steps, 1 failed\./)
    expect(half.code).toBe(1)
  })

  test('the outside decides what can come next', () => {
    const outside = {
      initial: 'closed',
      allows: (world: string, { event }: { readonly event: { readonly type: string } }) =>
        world === 'open' || event.type === 'notice.arrived',
      after: () => 'open',
    }
    const { files } = walked([browserModel({ ...definition, outside })])
    const firsts = files.flatMap(({ charts }) =>
      charts.flatMap(({ paths }) => paths.map(({ steps }) => steps[0]?.title)),
    )
    expect(new Set(firsts)).toEqual(new Set(['notice.arrived']))
  })

  test('every chart of the product that is walked in Chromium leaves no gap', () => {
    expect(browserModels.map(({ model }) => model.machine.id)).toEqual(
      expect.arrayContaining(['session', 'login', 'toasts']),
    )
  })
})
