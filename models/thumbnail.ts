/** A picture of a place: a part of a sheet in its pixels; from and until in seconds (AHEAD-20). */
export interface Thumbnail {
  readonly from: number
  readonly until: number
  readonly sheet: string
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** The picture of a place, in seconds; `undefined` where there is none. */
export const thumbnailAt = (all: ReadonlyArray<Thumbnail>, at: number): Thumbnail | undefined =>
  all.find(({ from, until }) => from <= at && at < until)
