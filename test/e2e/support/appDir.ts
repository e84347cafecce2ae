import { fileURLToPath } from 'node:url'

/** The folder of the built app. */
export const APP_DIR = process.env.APP_DIR ?? fileURLToPath(new URL('../../../dist', import.meta.url))
