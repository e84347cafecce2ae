import './styles/tokens.css'
import './styles/base.css'
import { createRoot } from 'react-dom/client'
import { makeApp } from './app/provide.ts'
import { Root } from './app/Root.tsx'
import { watchStyles } from './app/styles.ts'

watchStyles(document)
const handle = makeApp(
  {
    fetch: window.fetch.bind(window),
    storage: () => window.localStorage,
    tabs: { window, document, navigator },
    crypto: window.crypto,
    languages: () => navigator.languages,
    ticks: () => performance.now(),
    deviceNow: Date.now,
    beacon: (...parcel) => navigator.sendBeacon(...parcel),
  },
  window,
)

const root = document.getElementById('root')
if (root === null) throw new Error('index.html has no #root')
createRoot(root, { onCaughtError: handle.onBroken }).render(<Root handle={handle} />)
