/// <reference path="./services/recorder/buildFacts.d.ts" />
import './styles/tokens.css'
import './styles/base.css'
import './styles/ends.css'
import { createRoot } from 'react-dom/client'
import type { ReportEntry } from './services/report/report.ts'
import { makeApp } from './shell/provide/provide.ts'
import { Root } from './shell/Root.tsx'
import { awaitFirstKeys } from './ui/firstKeys.ts'
import { browserLanguages } from './ui/intl/browserLanguages.ts'

const handle = makeApp(
  {
    fetch: window.fetch.bind(window),
    storage: () => window.localStorage,
    tabs: { window, document, navigator },
    crypto: window.crypto,
    languages: browserLanguages,
    ticks: () => performance.now(),
    deviceNow: Date.now,
    beacon: (...parcel) => navigator.sendBeacon(...parcel),
    release: () => import('virtual:build-facts').then(({ version }) => version),
    // biome-ignore lint/suspicious/noConsole: a developer reads here what was dropped or failed (NET-08)
    ...(import.meta.env.DEV && { write: (entry: ReportEntry) => console.warn('Sintonia:', entry) }),
  },
  window,
)

awaitFirstKeys()
const root = document.getElementById('root')
if (root === null) throw new Error('index.html has no #root')
createRoot(root, { onCaughtError: handle.onBroken }).render(<Root handle={handle} />)
