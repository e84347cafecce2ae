import { writeFile } from 'node:fs/promises'
import { startStandIn } from '@sintonia/operator/tests/support/standIn.ts'
import { ANA, LEO } from './support/accounts.ts'
import { progressBar } from './support/bar.ts'
import { onAirAt, titleIn } from './support/broadcast.ts'
import { atCalmHour } from './support/calmHour.ts'
import { guidePage } from './support/guidePage.ts'
import { livePage } from './support/livePage.ts'
import { shell } from './support/shell.ts'
import { openAs, openBare } from './support/signIn.ts'
import { expect, FAILED_REQUEST, operatorClock, startOperator, test } from './support/test.ts'

const HOUR = 3_600_000
const GROUPS = ['All', 'General', 'News', 'Sport', 'Film', 'Documentary', 'Kids', 'Music', 'Radio']
const EVIL = '<img src=x onerror="document.title=1">{name} & <b>Bold</b>'

const numbersIn = (rows: ReadonlyArray<string>): ReadonlyArray<number> => rows.map(row => Number.parseInt(row, 10))

test.describe('The channel list', () => {
  test('[CHAN-06] a row has star and number, logo, name, the current programme and its catch-up sign', async ({
    page,
  }) => {
    const live = livePage(page)
    await live.open()
    const row = live.row('Praça 1')
    await expect(live.star('Praça 1')).toHaveText('102')
    await expect(live.star('Praça 1')).toHaveAttribute('aria-pressed', 'false')
    const logo = row.locator('img').first()
    await expect.poll(() => logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
    await expect(row.getByText('Praça 1', { exact: true })).toBeVisible()
    await expect(live.tuneButton('Praça 1')).toHaveAccessibleName(/^102 Praça 1, \S.+/)
    await expect(row.getByRole('progressbar')).toHaveCount(0)
    await expect(row.getByRole('img', { name: 'Replay not in your plan' })).toBeVisible()
    await expect(live.row('Casa Clara').getByRole('img')).toHaveCount(0)
    await live.find('Radio Alba')
    await expect(live.tuneButton('Radio Alba')).toHaveAccessibleName(/audio only/)
  })

  test('[CHAN-06] channels stand in the order of their numbers, and the one that is on is marked', async ({ page }) => {
    const live = livePage(page)
    await live.open()
    await live.isTuned('Aurora')
    const numbers = numbersIn(await live.spokenRows())
    expect(numbers.length).toBeGreaterThan(10)
    expect(numbers).toEqual([...numbers].sort((a, b) => a - b))
    await expect(live.list.locator('[aria-current=true]')).toHaveCount(1)
  })

  test('[CHAN-01] the groups of the operator filter the list, in the language on screen', async ({ page }) => {
    const live = livePage(page)
    await live.open()
    await live.isTuned('Aurora')
    await expect(live.groups.getByRole('tab')).toHaveText(GROUPS)
    await live.groups.getByRole('tab', { name: 'News' }).click()
    await expect.poll(async () => numbersIn(await live.spokenRows())).toEqual([301, 302, 303, 304, 305, 306, 308])
    await shell(page).chooseLanguage('es')
    await expect(page.getByRole('tab', { name: 'Noticias' })).toHaveAttribute('aria-selected', 'true')
    await page.getByRole('tab', { name: 'Todos' }).click()
    await expect(live.list).toHaveAttribute('aria-rowcount', '55')
  })

  test('[CHAN-01] the list is asked for with a flag for each kind: no mosaics, but virtual, audio and broadcast', async ({
    page,
  }) => {
    const asked = page.waitForRequest(/channel\/unencrypted\/list/)
    await livePage(page).open()
    expect((await asked).postDataJSON()).toMatchObject({
      supportMosaic: 0,
      supportVirtual: 1,
      supportAudio: 1,
      supportBroadCast: 1,
      dataChecks: [{ dataType: 'CHANNEL_LIST' }, { dataType: 'CHANNEL_GROUP' }],
    })
  })

  test('[CHAN-05] a regional channel is for its region, and for the account that its rule excepts', async ({
    page,
  }) => {
    const live = livePage(page)
    await live.open('?columnId=news')
    await expect(live.groups.getByRole('tab', { name: 'News' })).toHaveAttribute('aria-selected', 'true')
    await expect(live.tuneButton('Debate')).toBeVisible()
    await expect(live.tuneButton('Región')).toHaveCount(0)
    await openAs(page, ANA, '/liveTv?columnId=news')
    await expect(live.tuneButton('Región')).toBeVisible()
  })

  test('[CHAN-05] every kind of fact decides, both ways; what nobody has told of a person means nobody', async ({
    page,
    headEnd,
  }) => {
    const answers = Promise.all([
      page.waitForResponse(/channel\/unencrypted\/list/),
      page.waitForResponse(/account\/login\/v3/),
    ])
    const live = livePage(page)
    await live.open()
    const [list, session] = await Promise.all((await answers).map(answer => answer.json()))
    const { clientIp } = session.result.accountInfo
    const [general] = list.result.channelColumnInfo.columnList
    const contentOf = (number: number): string =>
      list.result.channelListInfo.channelList.find(
        (channel: { readonly channelSeq: number }) => channel.channelSeq === number,
      ).contentId
    const rules = [
      ['allow', 'region', 'br'],
      ['deny', 'region', 'BR'],
      ['allow', 'province', 'MG, SP'],
      ['deny', 'province', 'rj'],
      ['allow', 'city', 'são paulo'],
      ['deny', 'city', 'São Paulo'],
      ['allow', 'mac', 'a4-5e-60-c2-18-7f'],
      ['deny', 'ip', clientIp],
      ['allow', 'account', '100001'],
    ] as const
    const contentRuleList = rules.map(([action, ruleType, ruleValue], index) => ({
      contentId: contentOf(101 + index),
      ruleList: [{ ruleCategory: 'basic', action, ruleType, ruleValue }],
    }))
    headEnd.control.addFault({ call: 'contentRules', result: { contentRuleList } })
    const seen = async () => numbersIn(await live.spokenRows()).filter(number => number <= 109)
    const group = `/liveTv?columnId=${general.columnId}`
    await page.goto(group)
    await expect.poll(seen, 'a guest in Rio de Janeiro').toEqual([101, 106])
    await openAs(page, ANA, group)
    await expect.poll(seen, 'Ana in São Paulo, with her set-top box').toEqual([101, 103, 104, 105, 107, 109])
    await openAs(page, LEO, group)
    await expect.poll(seen, 'Leo, of whom only the country is known').toEqual([101, 104, 106])
  })

  test('[CHAN-05] except rules win, then basic rules, else the first rule decides; trimmed and whatever the case', async ({
    page,
    headEnd,
  }) => {
    const answers = Promise.all([
      page.waitForResponse(/channel\/unencrypted\/list/),
      page.waitForResponse(/contentrule\/v1/),
      page.waitForResponse(/account\/login\/v3/),
    ])
    const live = livePage(page)
    await live.open()
    const [list, rules, session] = await Promise.all((await answers).map(answer => answer.json()))
    const { country, clientIp, accountId } = session.result.accountInfo
    const here = ` ${String(country).toLowerCase()} `
    const [general] = list.result.channelColumnInfo.columnList
    const ruled = (number: number, ...ruleList: ReadonlyArray<readonly [string, string, string, string]>) => ({
      contentId: list.result.channelListInfo.channelList.find(
        (channel: { readonly channelSeq: number }) => channel.channelSeq === number,
      ).contentId,
      ruleList: ruleList.map(([ruleCategory, action, ruleType, ruleValue]) => ({
        ruleCategory,
        action,
        ruleType,
        ruleValue,
      })),
    })
    headEnd.control.addFault({
      call: 'contentRules',
      result: {
        ...rules.result,
        contentRuleList: [
          ruled(101, ['basic', 'deny', 'region', `zz, ${here}`], ['except', 'allow', 'ip', `${clientIp}/32`]),
          ruled(102, ['basic', 'allow', 'region', here], ['except', 'deny', 'account', accountId]),
          ruled(103, ['basic', 'deny', 'region', here]),
          ruled(104, ['basic', 'allow', 'region', 'zz']),
          ruled(105, ['basic', 'deny', 'region', 'zz']),
          ruled(106, ['basic', 'allow', 'city', 'zz'], ['basic', 'allow', 'region', here]),
          ruled(107, ['except', 'deny', 'mac', 'zz'], ['basic', 'deny', 'province', 'zz']),
          ruled(108, ['except', 'deny', 'ip', `0.0.0.0-${clientIp}`]),
        ],
      },
    })
    await live.open(`?columnId=${general.columnId}`)
    await expect.poll(async () => numbersIn(await live.spokenRows())).toEqual([101, 105, 106, 107, 109])
  })

  test('[CHAN-04] an operator that hides what is not in the plan shows only what can be watched', async ({
    page,
    headEnd,
  }) => {
    const answer = page.waitForResponse(/app\/property\/query/)
    const live = livePage(page)
    await live.open()
    const { result } = await (await answer).json()
    headEnd.control.addFault({
      call: 'appProperties',
      result: { ...result, layoutConfig: { ...result.layoutConfig, hide_unsubscribe_channel: true } },
    })
    await live.find('Arena')
    await page.reload()
    await expect(live.groups.getByRole('tab')).toHaveText(['All', 'General', 'News', 'Kids', 'Music', 'Radio'])
    await live.find('Clube FM')
    expect((await live.spokenRows()).filter(row => row.includes('not in your plan'))).toEqual([])
  })

  test('[NET-08] a malformed channel is left out while the rest of the list stands', async ({ page, headEnd }) => {
    const answer = page.waitForResponse(/channel\/unencrypted\/list/)
    const live = livePage(page)
    await live.open()
    await live.isTuned('Aurora')
    const { result } = await (await answer).json()
    const broken = { ...result.channelListInfo.channelList[1], logicalChannelId: 17, channelSeq: 'many' }
    const channelList = [
      ...result.channelListInfo.channelList.slice(1, 5),
      broken,
      null,
      'text',
      { ...broken, physicalChannelList: 5 },
    ]
    headEnd.control.addFault({
      call: 'channelList',
      result: { ...result, channelListInfo: { ...result.channelListInfo, channelList } },
    })
    await page.reload()
    await expect.poll(async () => numbersIn(await live.spokenRows())).toEqual([101, 102, 103, 104])
    await live.plays('Aurora')
  })

  test('[NET-08] HTML in names and titles is text and nothing else', async ({ page, headEnd }) => {
    const answer = page.waitForResponse(/channel\/unencrypted\/list/)
    const live = livePage(page)
    await live.open()
    await live.isTuned('Aurora')
    const channels = await (await answer).json()
    const [, aurora] = channels.result.channelListInfo.channelList
    headEnd.control.addFault({
      call: 'channelList',
      result: {
        ...channels.result,
        channelListInfo: {
          ...channels.result.channelListInfo,
          channelList: [{ ...aurora, logicalChannelName: EVIL, iconUrl: 'javascript:alert(1)' }],
        },
      },
    })
    const rename = (value: unknown): unknown => {
      if (Array.isArray(value)) return value.map(rename)
      if (typeof value !== 'object' || value === null) return value
      return Object.fromEntries(
        Object.entries(value).map(([key, part]) => [key, key === 'title' || key === 'content' ? EVIL : rename(part)]),
      )
    }
    await page.route(/\/programs\/commercial\//, async route => {
      const response = await route.fetch()
      await route.fulfill({ response, json: rename(await response.json()) })
    })
    await openBare(page)
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('Storage.clearDataForOrigin', { origin: headEnd.origin, storageTypes: 'indexeddb' })
    await live.open()
    await expect(live.list.getByText(EVIL, { exact: true })).toHaveCount(2)
    await expect(live.title).toHaveText(EVIL)
    expect(await page.locator('img[src="x"], img[src^="javascript"], main b:text-is("Bold")').count()).toBe(0)
    await expect(page).toHaveTitle(`${EVIL} · Sintonia`)
  })
})

test.describe('Clocks', () => {
  test('[AHEAD-31] a device clock that is three hours off shows the same programmes at the same progress', async ({
    page,
    browser,
    headEnd,
  }) => {
    atCalmHour(headEnd)
    const live = livePage(page)
    await live.open()
    await live.isTuned('Aurora')
    const late = await browser.newContext({ baseURL: headEnd.origin, locale: 'en' })
    const otherPage = await late.newPage()
    await otherPage.clock.install({ time: headEnd.control.now() - 3 * HOUR })
    const other = livePage(otherPage)
    await other.open()
    await other.isTuned('Aurora')
    expect(await otherPage.evaluate(() => Date.now())).toBeLessThan(headEnd.control.now() - 2 * HOUR)
    await expect.poll(async () => (await live.spokenRows()).every(row => row.includes(', '))).toBe(true)
    await expect.poll(other.spokenRows).toEqual(await live.spokenRows())
    await expect(other.title).toHaveText((await live.title.textContent()) ?? '')
    await late.close()
  })

  test('[AHEAD-31] [CHAN-02] a right lasts by the operator’s clock, whatever the device says', async ({
    page,
    browser,
    headEnd,
  }) => {
    const answer = page.waitForResponse(/content\/authority\/v1/)
    await livePage(page).open()
    const { result } = await (await answer).json()
    const until = (hours: number) => Math.floor((headEnd.control.now() + hours * HOUR) / 1000)
    const ends: Readonly<Record<string, number>> = { '1101': until(1), '1102': until(-1) }
    headEnd.control.addFault({
      call: 'contentAuthority',
      result: {
        lcList: result.lcList.map((channel: { readonly lid: string; readonly pcList: ReadonlyArray<object> }) => ({
          ...channel,
          pcList: channel.pcList.map(physical => ({
            ...physical,
            au: [{ k: 'live', exp: ends[channel.lid] ?? -1, sup: 1 }],
          })),
        })),
      },
    })
    for (const wrongBy of [-3 * HOUR, 3 * HOUR]) {
      const context = await browser.newContext({ baseURL: headEnd.origin, locale: 'en' })
      const device = await context.newPage()
      await device.clock.install({ time: headEnd.control.now() + wrongBy })
      const live = livePage(device)
      await live.open()
      await expect(live.tuneButton('Praça 1')).toHaveAccessibleName(/not in your plan/)
      await expect(live.tuneButton('Aurora')).not.toHaveAccessibleName(/not in your plan/)
      await context.close()
    }
  })

  test('[AHEAD-31] [LIVE-15] when the operator’s hour moves on, the current programmes follow, in the list and over the picture', async ({
    page,
    headEnd,
    silence,
  }) => {
    // five hours are more than a token of a stream lasts: it is refused, and renewed
    silence.allow(FAILED_REQUEST)
    atCalmHour(headEnd)
    await page.clock.install()
    const live = livePage(page)
    const { bar, wake } = progressBar(page)
    const showsWhatIsOn = async (): Promise<void> => {
      const programme = onAirAt('1101', headEnd.control.now())
      await expect(live.title).toHaveText(titleIn(programme))
      await wake()
      await expect(bar).toHaveAttribute('aria-valuemax', String((programme.stop - programme.start) / 1000))
    }
    await live.open()
    await live.isTuned('Aurora')
    await expect.poll(async () => (await live.spokenRows()).every(row => row.includes(', '))).toBe(true)
    await showsWhatIsOn()
    const before = await live.spokenRows()
    headEnd.control.moveClock({ byMs: 5 * HOUR })
    await page.clock.fastForward(5 * HOUR)
    await expect
      .poll(async () => (await live.spokenRows()).filter(row => !before.includes(row)).length)
      .toBeGreaterThan(3)
    await showsWhatIsOn()
  })
})

test.describe('5,000 channels', () => {
  test.use({ switches: { channels: 5000 } })

  test('[AHEAD-30] [CHAN-06] at most 60 rows are in the page, from the first channel to the last', async ({ page }) => {
    const live = livePage(page)
    await live.open()
    await expect(live.list).toHaveAttribute('aria-rowcount', /^4\d{3}$|^5000$/)
    const count = Number(await live.list.getAttribute('aria-rowcount'))
    expect(count).toBeGreaterThan(4_900)
    const rows = live.list.getByRole('row')
    for (const share of [0.1, 0.4, 0.73, 1]) {
      await live.scroller.evaluate((box, part) => {
        box.scrollTop = part * (box.scrollHeight - box.clientHeight)
      }, share)
      const index = Math.min(count, Math.floor(share * count) + 5)
      await expect(live.list.locator(`[aria-rowindex="${index}"]`)).toBeAttached()
      expect(await rows.count()).toBeLessThanOrEqual(60)
      await expect(rows.last().locator('[data-column=tune]')).toHaveAccessibleName(/, \S/)
    }
    await rows.last().locator('[data-column=tune]').click()
    await expect(live.list.locator(`[aria-rowindex="${count}"]`)).toHaveAttribute('aria-current', 'true')
    await live.picture.advances()
  })
})

test.describe('An imported line-up', () => {
  test('[AHEAD-30] a playlist of 660 lines is listed by number with its groups, plays, and can be watched from a guide that has nothing', async ({
    page,
    silence,
  }, info) => {
    const host = await startStandIn(operatorClock())
    const lines = Array.from({ length: 330 }, (_, at) => [
      `#EXTINF:-1 tvg-id="c${at}" group-title="${at % 2 === 0 ? 'Autonómicos' : 'Deportes'}",Canal ${at + 1} <HD>`,
      `${host.origin}/live/live-${at}/index.m3u8`,
    ])
    const file = info.outputPath('lineup.m3u')
    await writeFile(file, ['#EXTM3U', ...lines.flat()].join('\n'))
    const xmltv = info.outputPath('guide.xml')
    await writeFile(xmltv, '<tv><channel id="of-nobody"><display-name>Nobody</display-name></channel></tv>')
    const operator = await startOperator({ m3u: file, xmltv, privateHosts: [new URL(host.origin).host] })
    silence.allow(new RegExp(`foreign request: ${operator.origin}/`))
    const live = livePage(page)
    await page.goto(`${operator.origin}/liveTv`)
    await expect(live.list).toHaveAttribute('aria-rowcount', '330')
    await expect(live.tuneButton('Canal 1 <HD>')).toBeVisible()
    await live.groups.getByRole('tab', { name: 'Deportes' }).click()
    await expect(live.list).toHaveAttribute('aria-rowcount', '165')
    await live.tune('Canal 330 <HD>')
    await live.plays('Canal 330 <HD>')
    await page.goto(`${operator.origin}/liveTv?view=guide`)
    const guide = guidePage(page)
    await expect(guide.stop).toHaveAccessibleName(/^Canal .*, No programmes, watch$/)
    const head = page.getByRole('main').locator('section').first()
    await expect(head).toContainText(/Canal \d+ <HD>/)
    await expect(head.locator('time')).toHaveCount(0)
    await guide.focusGrid()
    const [channel = ''] = (await guide.name()).split(',')
    await page.keyboard.press('Enter')
    await live.plays(channel)
    await operator.close()
    await host.close()
  })
})

test.describe('The right to a channel', () => {
  test('[CHAN-02] is there without an end, or until its end where it is supported; 0 means none', async ({
    page,
    headEnd,
  }) => {
    const answer = page.waitForResponse(/content\/authority\/v1/)
    const live = livePage(page)
    await live.open()
    const { result } = await (await answer).json()
    const inAnHour = Math.floor((headEnd.control.now() + HOUR) / 1000)
    const rights = {
      Aurora: { lid: '1101', exp: -1, sup: 0, isOpen: true },
      'Praça 1': { lid: '1102', exp: inAnHour, sup: 1, isOpen: true },
      'Plaza Mayor': { lid: '1103', exp: inAnHour, sup: 0, isOpen: false },
      'Rio Vivo': { lid: '1104', exp: inAnHour - 7_200, sup: 1, isOpen: false },
      Litoral: { lid: '1105', exp: 0, sup: 1, isOpen: false },
    }
    const rightOf = (id: string) => {
      const { exp, sup } = Object.values(rights).find(({ lid }) => lid === id) ?? { exp: -1, sup: 1 }
      return { k: 'live', exp, sup }
    }
    headEnd.control.addFault({
      call: 'contentAuthority',
      result: {
        lcList: result.lcList.map(({ lid, pcList }: Right) => ({
          lid,
          pcList: pcList.map(physical => ({ ...physical, au: [rightOf(lid)] })),
        })),
      },
    })
    await page.reload()
    await live.isTuned('Aurora')
    for (const [channel, { isOpen }] of Object.entries(rights)) {
      const name = expect(live.tuneButton(channel), channel)
      await (isOpen ? name.not : name).toHaveAccessibleName(/not in your plan/)
    }
  })

  interface Physical {
    readonly cid: string
  }
  interface Right {
    readonly lid: string
    readonly pcList: readonly Physical[]
  }

  test('[CHAN-03] is there when any of its physical channels has it, for live and for catch-up apart', async ({
    page,
    headEnd,
  }) => {
    const answer = page.waitForResponse(/content\/authority\/v1/)
    const live = livePage(page)
    await live.open()
    const { result } = await (await answer).json()
    const none = (k: string) => ({ k, exp: 0, sup: 0 })
    const ever = (k: string) => ({ k, exp: -1, sup: 1 })
    /** The last physical channel has these rights, all others have none. */
    const onlyLast =
      (...rights: readonly string[]) =>
      (physical: Physical, at: number, all: readonly Physical[]) => ({
        ...physical,
        au: ['live', 'catchup'].map(k => (at === all.length - 1 && rights.includes(k) ? ever(k) : none(k))),
      })
    const rights: Readonly<Record<string, readonly string[]>> = {
      '1101': ['live'],
      '1102': ['catchup'],
      '1103': ['live', 'catchup'],
      '1301': [],
    }
    const aurora = result.lcList.find(({ lid }: Right) => lid === '1101')
    expect(aurora.pcList.length).toBeGreaterThan(2)
    headEnd.control.addFault({
      call: 'contentAuthority',
      result: {
        lcList: result.lcList.map((channel: Right) => ({
          ...channel,
          pcList: channel.pcList.map(onlyLast(...(rights[channel.lid] ?? ['live', 'catchup']))),
        })),
      },
    })
    await page.reload()
    const sees = async (channel: string, isOpen: boolean, catchUp: string) => {
      const row = await live.find(channel)
      const locked = /not in your plan/
      if (isOpen) await expect(live.tuneButton(channel)).not.toHaveAccessibleName(locked)
      else await expect(live.tuneButton(channel)).toHaveAccessibleName(locked)
      await expect(row.getByRole('img', { name: catchUp })).toBeVisible()
    }
    await sees('Aurora', true, 'Replay not in your plan')
    await sees('Praça 1', false, 'Replay available')
    await sees('Plaza Mayor', true, 'Replay available')
    await sees('Mundo 24', false, 'Replay not in your plan')
    await live.plays('Aurora')
  })
})
