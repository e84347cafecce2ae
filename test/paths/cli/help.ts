import { GENERATORS } from '@sintonia/statechart-paths/generate'
import { OPTIONS } from './options.ts'

const optionLine = ([name, option]: readonly [string, { readonly value?: string; readonly what: string }]): string =>
  `  ${`--${name}${option.value === undefined ? '' : ` ${option.value}`}`.padEnd(22)} ${option.what}`

const generatorLine = ([name, { what }]: readonly [string, { readonly what: string }]): string =>
  `  ${name.padEnd(12)} ${what}`

export const HELP = `Finds paths through the statecharts, runs them on the real machines, and measures how much they find.
A path is a list of steps with the moment of each: every one is possible in time.

  npm run paths                                 every transition of every chart: a summary, exit code 1 if one is left out
  npm run paths -- livePlayer                   the paths through one chart, in words
  npm run paths -- livePlayer --run             run what was blessed of it on the real machine: where it does something else now
  npm run paths -- livePlayer --bless           keep what it does now in docs/paths: to be read before it is committed
  npm run paths -- --list                       charts, events, actors, requirement ids

Which paths (--generator)
${Object.entries(GENERATORS).map(generatorLine).join('\n')}
  walk         a walk by chance: with --seed, --weights, --count and --until

  npm run paths -- session --generator pairs
  npm run paths -- livePlayer --generator walk --seed 7 --weights viewer.zap=5 --until "length 200 or coverage 100%"
  npm run paths -- livePlayer --requirement LIVE-06,LIVE-13
  npm run paths -- livePlayer --scenario steps.txt        (a step a line, as the paths write them: viewer.zap)

The shortest way (--to): in STATE · tag TAG · requirement ID · takes EVENT · FIELD = VALUE (also != < <= > >= contains)
· FIELD is set, missing or empty · and, or, not, ( ). Fields are those of the chart's context.

  npm run paths -- session --to "in loginRequired"
  npm run paths -- engine --to "stallReloads >= 2 and not in failed"
  npm run paths -- livePlayer --to "requirement LIVE-08 or failure.reason = network"

When it is enough (--until): length N · paths N · coverage N% · states N% · requirements ID,ID · time 10min (on the
paths' own clock) · work 20s (real time) · and, or, not, ( ).

As a file
  npm run paths -- livePlayer --out paths.json            also .md, .feature (Gherkin), .csv; or --format NAME
  npm run paths -- --run paths.json                       the same paths later; refused if the chart has changed since
  npm run paths -- livePlayer --run --path livePlayer-1a2b3c4d

In a real browser
  npm run paths -- livePlayer --browser         builds the app, walks its blessed paths for a browser in Chromium; a failing
                                                step is told with its path, its screenshot lies in .results/browser-paths
  npm run paths -- livePlayer --browser --app DIR         in another build of the app
  npm run paths -- livePlayer --bless --browser           keep what it does now on the paths that a browser can walk
  npm run charts -- --serve                     shows the coverage of the last run on the drawings

How good are the paths?
  npm run paths -- --mutate                     faults planted in every chart, and how many of them the paths find
  npm run paths -- toasts --mutate --generator transitions --threshold 80

What happened on somebody's screen?
  npm run paths -- --replay recording.json      a flight recorder file, played back to the first difference

Options
${Object.entries(OPTIONS).map(optionLine).join('\n')}

Exit code: 0 all well; 1 something is not reached, not covered, below the threshold, or differs; 2 a wrong argument.`
