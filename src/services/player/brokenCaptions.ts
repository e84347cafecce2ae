import type { Report } from '../report/report.ts'

/** Captions of a stream that cannot be read are left out, and told of. */
export const tellBrokenCaptions = ({ dropped }: Pick<Report, 'dropped'>): void =>
  dropped('tracks', { codec: 'Captions', path: 'captions' })
