import * as t from 'io-ts'
import { StepForm } from '../model/stepForm.ts'

/** What one step comes to, or the start. */
const Outcome = t.type(
  {
    /** What can be noticed afterwards and could not before, by name. */
    leads: t.record(t.string, t.unknown),
    /** What it does outside the chart, in order. */
    effects: t.array(t.string),
    /** By which transitions; told, not compared. */
    takes: t.array(t.string),
    /** Which list of events must change nothing afterwards. */
    ignores: t.number,
  },
  'Outcome',
)

/** `at` is in ms from the start. */
const Step = t.intersection([t.type({ at: t.number, title: t.string, step: StepForm }), Outcome], 'Step')

const Path = t.intersection(
  [t.type({ id: t.string, start: Outcome, steps: t.array(Step) }), t.partial({ variant: t.string })],
  'Path',
)

const IgnoredEvent = t.intersection([t.type({ type: t.string }), t.UnknownRecord], 'IgnoredEvent')

/** What a chart did when somebody looked at it and found it right. */
export const BlessedSuite = t.type(
  {
    format: t.literal('sintonia-blessed/1'),
    chart: t.string,
    /** By which generator its paths were made. */
    made: t.string,
    /** Transitions that no path takes. */
    missed: t.array(t.string),
    /** By place id what stands there, to tell what has changed since. */
    places: t.record(t.string, t.string),
    /** Lists of events, to which outcomes refer by their number. */
    ignored: t.array(t.array(IgnoredEvent)),
    paths: t.array(Path),
  },
  'BlessedSuite',
)

export type BlessedSuite = t.TypeOf<typeof BlessedSuite>
export type BlessedPath = t.TypeOf<typeof Path>
export type BlessedStep = t.TypeOf<typeof Step>
export type BlessedOutcome = t.TypeOf<typeof Outcome>
