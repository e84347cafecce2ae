import { afterEach, expect, test, vi } from 'vitest'
import { allowXml } from '../../src/services/player/hls/hlsEngine.ts'

interface Rules {
  readonly createScriptURL?: (address: string) => string
  readonly createHTML?: (text: string, type: string, sink: string) => string | undefined
}

/** A browser that asks for trusted texts, and the policies that were made in it. */
const strictBrowser = () => {
  const made = new Map<string, Rules>()
  vi.stubGlobal('location', new URL('https://tv.example/home'))
  vi.stubGlobal('trustedTypes', {
    get defaultPolicy() {
      return made.get('default') ?? null
    },
    createPolicy: (name: string, rules: Rules) => {
      if (made.has(name)) throw new TypeError('There is one of this name')
      made.set(name, rules)
      return rules
    },
  })
  return made
}

const ownScript = async () => {
  vi.resetModules()
  return (await import('../../src/services/trusted.ts')).ownScript
}

afterEach(() => vi.unstubAllGlobals())

test('[UI-01] the address of a script is trusted where it is of the origin of the app, and no other', async () => {
  const made = strictBrowser()
  const trust = await ownScript()
  expect([trust('/service-worker.js'), trust('/assets/worker-Ab3xY9q.js')]).toEqual([
    'https://tv.example/service-worker.js',
    'https://tv.example/assets/worker-Ab3xY9q.js',
  ])
  for (const address of ['https://evil.example/worker.js', '//evil.example/worker.js', 'data:text/javascript,1'])
    expect(() => trust(address)).toThrow(TypeError)
  expect([...made.keys()]).toEqual(['sintonia'])
})

test('[UI-01] a browser that asks for no trusted texts takes them as they are', async () => {
  vi.stubGlobal('trustedTypes', undefined)
  expect((await ownScript())('/service-worker.js')).toBe('/service-worker.js')
  expect(allowXml).not.toThrow()
})

test('[UI-01] of all texts only those pass that are read as XML, however many engines there are', () => {
  const made = strictBrowser()
  allowXml()
  allowXml()
  const { createHTML } = made.get('default') ?? {}
  expect(createHTML?.('<tt/>', 'TrustedHTML', 'DOMParser parseFromString')).toBe('<tt/>')
  expect(createHTML?.('<b/>', 'TrustedHTML', 'Element innerHTML')).toBeUndefined()
  expect([...made.keys()]).toEqual(['default'])
})
