export { answerCharts } from './mount.ts'
export { openInBrowser, serveExplorer } from './serve.ts'
