import type { Language } from '../../../models/language.ts'

const REGION: Readonly<Record<Language, string>> = { en: 'en', es: 'es-419', pt: 'pt-BR' }

/** What the document says it is written in; the person's own region where the browser names one for that language. */
export const localeOf = (language: Language, browser: ReadonlyArray<string>): string =>
  browser.find(tag => tag.toLowerCase().startsWith(`${language}-`)) ?? REGION[language]

const two = (value: number): string => String(value).padStart(2, '0')

/** DD-MM-YYYY in the viewer's time zone (LANG-03, spec §9); `instant` in milliseconds. */
export const formatDate = (instant: number): string => {
  const at = new Date(instant)
  return `${two(at.getDate())}-${two(at.getMonth() + 1)}-${String(at.getFullYear()).padStart(4, '0')}`
}

/** HH:mm in the viewer's time zone (LANG-03, spec §9). */
export const formatTime = (instant: number): string => {
  const at = new Date(instant)
  return `${two(at.getHours())}:${two(at.getMinutes())}`
}

/** DD/MM HH:mm, the day and time of a replay on air (spec §2, banner). */
export const formatDayAndTime = (instant: number): string => {
  const at = new Date(instant)
  return `${two(at.getDate())}/${two(at.getMonth() + 1)} ${formatTime(instant)}`
}

/** Made once: on a page of cards the making of one for each costs more than all else in them. */
const formats: Record<string, Intl.NumberFormat> = {}

const withDecimals = (value: number, locale: string, decimals: number): string => {
  const key = locale + decimals
  formats[key] ??= new Intl.NumberFormat(locale, { minimumFractionDigits: decimals, maximumFractionDigits: decimals })
  return formats[key].format(value)
}

/** Two decimals in the locale's own signs (LANG-03, spec §9). */
export const formatNumber = (value: number, locale: string): string => withDecimals(value, locale, 2)

/** One decimal (LANG-03, spec §2, media card). */
export const formatRating = (value: number, locale: string): string => withDecimals(value, locale, 1)

/** m:ss, or h:mm:ss from an hour on; for countdowns and positions, in whole seconds. */
export const formatClock = (seconds: number): string => {
  const whole = Math.max(0, Math.floor(seconds))
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60]
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`
}
