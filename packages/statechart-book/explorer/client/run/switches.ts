import type { Chart } from '../../../chart/chart.ts'
import type { ExplorerData } from '../../data.ts'
import { chooseFile } from '../chooseFile.ts'
import { part } from '../dom.ts'
import { say } from '../note.ts'
import { LARGEST, readRecording } from './recording.ts'
import { lastNumber, pictureAt, type Run } from './run.ts'
import type { RunMode } from './runMode.ts'
import { liveSource, recordSource } from './source.ts'

const chartOfLast = (charts: readonly Chart[], { steps }: Run): Chart | undefined => {
  const last = steps.findLast(step => step.kind === 'stepped')
  return charts.find(({ name }) => last?.kind === 'stepped' && last.actor.chart === name)
}

/** The two ways into a run: the button Live beside an app, and a file that is chosen or dropped. */
export const makeRunSwitches = (
  data: ExplorerData,
  run: RunMode,
  onStart: (chart: Chart | undefined) => void,
): void => {
  const [live, record] = [part('live'), part('record')]

  const listen = () => liveSource(data.about.channel, run.later)

  const start = (source: Parameters<RunMode['start']>[0], chart?: Chart): void => {
    say('')
    run.start(source)
    live.setAttribute('aria-pressed', String(source?.kind === 'live'))
    record.setAttribute('aria-pressed', String(source?.kind === 'record'))
    onStart(chart)
  }

  const open = async (file: File): Promise<void> => {
    const text = file.size > LARGEST ? '' : await file.text()
    const read = file.size > LARGEST ? { refusal: 'It is larger than 20 MB.' } : readRecording(text, data.charts)
    if ('refusal' in read) return say(`${file.name} is no record of the flight recorder. ${read.refusal}`)
    const end = pictureAt(read.run, lastNumber(read.run))
    start(recordSource(file.name, read, end), chartOfLast(data.charts, read.run))
  }

  live.hidden = data.isLive !== true
  record.hidden = data.changes !== undefined
  live.addEventListener('click', () => start(run.kind() === 'live' ? undefined : listen()))
  record.addEventListener('click', async () => {
    if (run.kind() === 'record') return start(undefined)
    const file = await chooseFile()
    if (file !== undefined) await open(file)
  })
  if (!record.hidden) {
    document.addEventListener('dragover', event => event.preventDefault())
    document.addEventListener('drop', event => {
      event.preventDefault()
      const [file] = event.dataTransfer?.files ?? []
      if (file !== undefined) open(file)
    })
  }
  if (data.isLive === true) start(listen())
}
