import type { ModulePreloadOptions, Plugin } from 'vite'

/** Every part of the app is fetched by `loadPart`, in place of the bundler's own loader. */
export const partLoader = (): Plugin => ({
  name: 'part-loader',
  apply: 'build',
  enforce: 'pre',
  load: {
    filter: { id: /^\0vite\/preload-helper\.js$/ },
    handler: () => `export { loadPart as __vitePreload } from '/src/services/release/loadPart.ts'`,
  },
})

/** Names the file of a part also where it is alone: the bundler leaves it out. */
export const filesOfParts: ModulePreloadOptions = {
  polyfill: false,
  resolveDependencies: (file, others, { hostType }) => (hostType === 'js' && others.length === 0 ? [file] : others),
}
