import { serve } from './link.ts'
import { openLocalStore } from './localStore.ts'

/** The page names the worker after the deployment's app, whose guide it keeps. */
serve(self, onNote => openLocalStore(self.name, onNote))
self.postMessage('ready')
