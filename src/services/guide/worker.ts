import { serve } from './link.ts'
import { openLocalDesk } from './localStore.ts'

/** The page names the worker after the deployment's app, whose guide it keeps. */
serve(self, onNote => openLocalDesk(self.name, onNote))
self.postMessage('ready')
