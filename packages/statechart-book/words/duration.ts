/** 250 ms, 8 s, 1 min 30 s: as a person says it. */
export const duration = (ms: number): string => {
  if (ms < 1_000 || ms % 100 !== 0) return `${ms} ms`
  const hours = Math.floor(ms / 3_600_000)
  const minutes = Math.floor((ms % 3_600_000) / 60_000)
  const seconds = (ms % 60_000) / 1_000
  const parts = [hours && `${hours} h`, minutes && `${minutes} min`, seconds && `${seconds} s`]
  return parts.filter(Boolean).join(' ')
}
