import { asking, on, onlySaid, type Planted, pathOf, result, succeeding, unlessRefused } from './plant.ts'

export const GUIDE_FAULTS: ReadonlyArray<Planted> = [
  {
    title: 'programmes out of order',
    only: ['live'],
    fault: on(
      'epgDays',
      result(({ epgModelList }) => epgModelList[0].epgDayList[0].epgList.reverse()),
    ),
    named: ['epgDays result.epgModelList[0].epgDayList[0].epgList[1].startTime'],
  },
  {
    title: 'a guide in seconds',
    only: ['live'],
    fault: on(
      'epgDay',
      result(({ epgList }) => {
        for (const each of epgList[0].programs)
          Object.assign(each, { startTime: each.startTime / 1000, stopTime: each.stopTime / 1000 })
      }),
    ),
    named: ['startTime', 'stopTime'].map(field => `epgDay result.epgList[0].programs[0].${field}`),
  },
  {
    title: 'a checksum that is not that of the day',
    only: ['live'],
    fault: on(
      'epgDays',
      result(({ epgModelList }) => Object.assign(epgModelList[0].epgDayList[0], { checksum: 'x' })),
    ),
    named: ['epgDays result.epgModelList[0].epgDayList[0].checksum'],
  },
  {
    title: 'a day that begins at no midnight',
    only: ['live'],
    fault: on(
      'epgChecksums',
      result(([day]) => Object.assign(day, { date: day.date + 3_600_000 })),
    ),
    named: ['epgChecksums result[0].date'],
  },
  {
    title: 'a favourite that is not kept',
    only: ['live'],
    fault: { at: pathOf('favouriteCreate'), instead: onlySaid(({ text }) => text.includes('updateTime')) },
    named: ['favouriteList result.favoriteChannelList[*].logicalChannelId'],
  },
  {
    title: 'a reminder that stays',
    only: ['live'],
    fault: { at: pathOf('reminderDelete'), instead: onlySaid(() => true) },
    named: ['reminderList result.subscribeList[*].programId'],
  },
  {
    title: 'programmes that overlap',
    only: ['live'],
    fault: on(
      'epgDays',
      result(({ epgModelList }) => {
        epgModelList[5].epgDayList[0].epgList[2].startTime -= 60_000
      }),
    ),
    named: ['epgDays result.epgModelList[5].epgDayList[0].epgList[2].startTime'],
  },
  {
    title: 'one day where three were asked for',
    only: ['live'],
    fault: on(
      'epgDay',
      result(each => {
        each.epgList = each.epgList.slice(1, 2)
      }),
    ),
    named: ['epgDay result.epgList'],
  },
  {
    title: 'a day that begins at another time by the other call',
    only: ['live'],
    fault: on(
      'epgDay',
      result(({ epgList }) => {
        for (const each of epgList[1].programs) {
          each.startTime += 60_000
          each.stopTime += 60_000
        }
      }),
    ),
    named: ['epgDay result.epgList[*].programs[*].startTime'],
  },
  {
    title: 'a guide in another language than was asked for',
    only: ['live'],
    fault: asking('epgDay', text => text.replaceAll('"lang":"pt"', '"lang":"es"')),
    named: ['epgDay result.epgList[*].programs[*].title'],
  },
  {
    title: 'favourites of one device alone',
    only: ['live'],
    fault: on(
      'favouriteList',
      (() => {
        let first = ''
        return unlessRefused((answer, { token }) => {
          if (first === '') first = token
          return token === first ? answer : succeeding({ favoriteChannelList: [] })(answer)
        })
      })(),
    ),
    named: ['favouriteList result.favoriteChannelList[*].logicalChannelId'],
  },
  {
    title: 'a channel history with the oldest first',
    only: ['live'],
    fault: on(
      'channelHistoryList',
      result(({ playHistoryList }) => playHistoryList.reverse()),
    ),
    named: ['channelHistoryList result.playHistoryList'],
  },
  {
    title: 'what was watched, in milliseconds',
    only: ['live'],
    fault: on(
      'channelHistoryList',
      result(({ playHistoryList }) => {
        for (const each of playHistoryList) each.playDuration *= 1000
      }),
    ),
    named: ['channelHistoryList result.playHistoryList[*].playDuration'],
  },
  {
    title: 'a reminder of another hour',
    only: ['live'],
    fault: on(
      'reminderList',
      result(({ subscribeList }) => {
        for (const each of subscribeList) {
          each.start += 3_600_000
          each.stop += 3_600_000
        }
      }),
    ),
    named: ['start', 'stop'].map(field => `reminderList result.subscribeList[*].${field}`),
  },
]
