import type { HeadEnd } from '@sintonia/operator'
import type { Page } from 'playwright/test'
import { atCalmHour } from './support/calmHour.ts'
import { guidePage } from './support/guidePage.ts'
import { livePage } from './support/livePage.ts'
import { untilQuiet, untilSynced } from './support/quiet.ts'
import { shell } from './support/shell.ts'
import { expect, FAILED_REQUEST, test } from './support/test.ts'

const GUIDE_CALLS = ['epgChecksums', 'epgDays', 'epgDay', 'programmeTranslations']

const failGuide = ({ control }: HeadEnd): void => {
  for (const call of GUIDE_CALLS) control.addFault({ call, status: 502 })
}

/** The words of a channel's row in the list: number, name, and what is on now. */
const spoken = (page: Page, channel: string) => livePage(page).tuneButton(channel).getAttribute('aria-label')

test.describe('The guide on the device', () => {
  test('[EPG-09] [EPG-01] after a reload it shows what is on while every guide call fails, in any language', async ({
    page,
    headEnd,
    silence,
  }) => {
    atCalmHour(headEnd)
    const live = livePage(page)
    await live.open()
    await live.find('Praça 1')
    await expect(live.tuneButton('Praça 1')).toHaveAccessibleName(/^102 Praça 1, \S.+/)
    await untilSynced(headEnd)
    const before = await spoken(page, 'Praça 1')
    failGuide(headEnd)
    silence.allow(FAILED_REQUEST)
    headEnd.control.clearRequests()
    await page.reload()
    await expect(live.tuneButton('Praça 1')).toHaveAccessibleName(/^102 Praça 1, \S.+/)
    expect(await spoken(page, 'Praça 1')).toBe(before)
    expect(headEnd.control.countOf('epgDays')).toBe(0)
    await shell(page).chooseLanguage('es')
    await expect(live.tuneButton('Praça 1')).toHaveAccessibleName(/^102 Praça 1, \S.+/)
    expect(await spoken(page, 'Praça 1')).not.toBe(before)
  })

  test('[EPG-09] [EPG-02] what the operator changes while the guide is open is put right in its cells', async ({
    page,
    headEnd,
  }) => {
    atCalmHour(headEnd)
    await page.clock.install()
    const guide = guidePage(page)
    await guide.open()
    await untilSynced(headEnd)
    const playing = guide.line(2).locator('[data-kind=playing]')
    await expect(playing).not.toContainText('Changed')
    await page.route(/\/(checksum\/query\/v1|epg\/query\/v2)/, async route => {
      const response = await route.fetch()
      const text = await response.text()
      const body = text.replace(/"title":"/g, '$&Changed ').replace(/"(dateCheckSum|epgChecksum|checksum)":"/g, '$&x')
      await route.fulfill({ response, body })
    })
    await page.clock.fastForward('05:00')
    await expect(playing).toContainText(/^Changed /)
    await shell(page).navigation.getByRole('link', { name: 'Live', exact: true }).click()
    await expect(livePage(page).tuneButton('Praça 1')).toHaveAccessibleName(/^102 Praça 1, Changed /)
  })

  test('[AHEAD-13] [EPG-02] a second tab does not sync; when the first one goes it takes over, and fetches nothing that is there', async ({
    page,
    context,
    headEnd,
  }) => {
    await livePage(page).open()
    await untilSynced(headEnd)
    headEnd.control.clearRequests()
    const second = await context.newPage()
    await livePage(second).open()
    await expect(livePage(second).tuneButton('Praça 1')).toHaveAccessibleName(/^102 Praça 1, \S.+/)
    await untilQuiet(headEnd)
    expect(headEnd.control.countOf('epgChecksums')).toBe(0)
    await page.close()
    await expect.poll(() => headEnd.control.countOf('epgChecksums')).toBe(1)
    await untilQuiet(headEnd)
    expect(headEnd.control.countOf('epgDays')).toBe(0)
  })

  test('[EPG-01] a browser without a worker and without a database shows it from memory', async ({
    page,
    headEnd,
    silence,
  }) => {
    silence.allow(FAILED_REQUEST)
    await page.route(/assets\/worker-/, route => route.fulfill({ status: 404 }))
    await page.addInitScript(() => Object.defineProperty(window, 'indexedDB', { value: undefined }))
    const live = livePage(page)
    await live.open()
    await expect(live.tuneButton('Praça 1')).toHaveAccessibleName(/^102 Praça 1, \S.+/)
    await untilSynced(headEnd)
    await expect(page.getByRole('alert')).toHaveText('')
  })
})
