import { writeFileSync } from 'node:fs'
import { apiDocs } from './apiDocs.ts'
import { openApi } from './openApi.ts'

writeFileSync(new URL('../../docs/api.md', import.meta.url), apiDocs())
writeFileSync(new URL('../../docs/openapi.json', import.meta.url), `${JSON.stringify(openApi(), undefined, 1)}\n`)
