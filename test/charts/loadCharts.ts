import { loadCharts } from '@sintonia/statechart-book/diff'
import { readChart } from './readChart.ts'

/* Runs by itself, in a process of its own, on the files of an older revision: `node loadCharts.ts FOLDER`. */

const [folder = ''] = process.argv.slice(2)
process.stdout.write(JSON.stringify(await loadCharts(folder, readChart)))
