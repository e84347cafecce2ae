import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  formatClock,
  formatDate,
  formatDayAndTime,
  formatNumber,
  formatRating,
  formatTime,
  localeOf,
} from '../../src/ui/intl/format.ts'

const zoneBefore = process.env.TZ
const LATE = Date.UTC(2026, 10, 20, 23, 5)

beforeEach(() => {
  process.env.TZ = 'America/Sao_Paulo'
})

afterEach(() => {
  process.env.TZ = zoneBefore
})

describe('Dates, times and numbers', () => {
  it('[LANG-03] dates are DD-MM-YYYY in the viewer’s zone', () => {
    expect(formatDate(LATE)).toBe('20-11-2026')
    process.env.TZ = 'Asia/Tokyo'
    expect(formatDate(LATE)).toBe('21-11-2026')
    expect(formatDate(Date.UTC(2026, 0, 5))).toBe('05-01-2026')
  })

  it('[LANG-03] times are HH:mm in the viewer’s zone', () => {
    expect(formatTime(LATE)).toBe('20:05')
    process.env.TZ = 'UTC'
    expect(formatTime(Date.UTC(2026, 0, 5, 0, 0))).toBe('00:00')
  })

  it('[LANG-03] a replay on air says DD/MM HH:mm', () => {
    expect(formatDayAndTime(LATE)).toBe('20/11 20:05')
  })

  it('[LANG-03] numbers have two decimals and ratings one, in the signs of the language', () => {
    expect(formatNumber(1234.5, 'en')).toBe('1,234.50')
    expect(formatNumber(1234.5, 'pt-BR')).toBe('1.234,50')
    expect(formatNumber(19, 'es-AR')).toBe('19,00')
    expect(formatRating(8.68, 'en')).toBe('8.7')
    expect(formatRating(8, 'pt-BR')).toBe('8,0')
  })

  it('[LANG-03] countdowns show minutes, and hours where there are some', () => {
    expect([0, 59.9, 84, 3600, 5025].map(formatClock)).toEqual(['0:00', '0:59', '1:24', '1:00:00', '1:23:45'])
    expect(formatClock(-3)).toBe('0:00')
  })

  it('[LANG-03] the locale is the person’s own region of the language, else the one the product is written for', () => {
    expect(localeOf('es', ['en-GB', 'es-AR'])).toBe('es-AR')
    expect(localeOf('es', ['en-GB', 'es'])).toBe('es-419')
    expect(localeOf('pt', [])).toBe('pt-BR')
    expect(localeOf('en', ['pt-PT'])).toBe('en')
  })
})
