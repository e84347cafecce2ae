import { startDevServer } from './lib/devServer.ts'

const { app, charts, headEnd } = await startDevServer()
console.log(`\nApp:      ${app}\nCharts:   ${charts} (live, beside the app)\nHead-end: ${headEnd}`)
