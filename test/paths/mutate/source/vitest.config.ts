import { readFileSync } from 'node:fs'
import { defineConfig } from 'vitest/config'
import { ROOT } from '../../../charts/house.ts'

/** The one file that is other than in the repository: its path, and where its text lies. */
const { FAULTY_FILE = '', FAULTY_SOURCE = '' } = process.env

export default defineConfig({
  root: ROOT,
  plugins: [
    {
      name: 'faulty-file',
      enforce: 'pre',
      load: id => (id.split('?')[0] === `${ROOT}/${FAULTY_FILE}` ? readFileSync(FAULTY_SOURCE, 'utf8') : undefined),
    },
  ],
  // The modules are loaded once for all files of the chart.
  test: { bail: 1, isolate: false, maxWorkers: 1, testTimeout: 60_000, reporters: ['dot'] },
})
