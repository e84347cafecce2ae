// The kept results of planted faults hang on the words of their worker, which loads it by this name.
export { heldPaths, isBroken } from '@sintonia/statechart-paths/blessed'
