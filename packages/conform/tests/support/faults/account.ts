import type { Asked } from '../scratch.ts'
import {
  ifRefused,
  on,
  onlySaid,
  type Planted,
  page,
  pathOf,
  refusing,
  result,
  succeeding,
  unlessRefused,
  when,
  withoutBlanks,
} from './plant.ts'

const isUserLogin = (text: string): boolean => text.includes('"loginMethod":"emailLogin"')

/** Neither nobody nor one whose token was made up. */
const isGuest = ({ token }: Asked): boolean => token !== '' && !token.startsWith('conform')

export const ACCOUNT_FAULTS: ReadonlyArray<Planted> = [
  {
    title: 'a refusal without words',
    only: ['account'],
    fault: on('recharge', ifRefused(refusing(10102001))),
    named: ['recharge message'],
  },
  {
    title: 'a profile that is answered in part',
    only: ['account'],
    fault: on('profileUpdate', unlessRefused(succeeding({}))),
    named: ['cpf', 'dateOfBirth', 'fullName', 'gender', 'nationality', 'telephoneNumber'].map(
      field => `profileUpdate result.${field}`,
    ),
  },
  {
    title: 'a message twice',
    only: ['account'],
    fault: on(
      'messageList',
      when(
        ({ text }) => text.includes('"pageSize":100'),
        result(({ list }) => list.splice(1, 0, list[0])),
      ),
    ),
    named: ['messageList result.list[*].msgId'],
  },
  {
    title: 'messages in seconds',
    only: ['account'],
    fault: on(
      'messageList',
      result(({ list }) => {
        for (const each of list) each.createTime = Math.floor(each.createTime / 1000)
      }),
    ),
    named: ['messageList result.list[*].createTime'],
  },
  {
    title: 'messages with the oldest first',
    only: ['account'],
    fault: on(
      'messageList',
      when(
        ({ text }) => text.includes('"pageSize":100'),
        result(({ list }) => list.reverse()),
      ),
    ),
    named: ['messageList result.list[*].createTime'],
  },
  {
    title: 'a count of unread messages that is another than that of the list',
    only: ['account'],
    fault: on(
      'unreadCount',
      result(each => {
        each.unreadCount += 3
      }),
    ),
    named: ['unreadCount result.unreadCount'],
  },
  {
    title: 'a message that stays as it is',
    only: ['account'],
    fault: { at: pathOf('messageState'), instead: onlySaid(({ text }) => text.includes('msgId')) },
    named: ['messageList result.list[*].state'],
  },
  {
    title: 'terms that nobody has signed',
    only: ['account'],
    fault: on(
      'policies',
      result(({ policyList }) => {
        for (const each of policyList) each.signed = 0
      }),
    ),
    named: ['policies result.policyList[*].signed'],
  },
  {
    title: 'a login without a refresh token',
    only: ['privacy'],
    fault: on('login', (answer, asked) =>
      isUserLogin(asked.text) ? result(({ tokens }) => delete tokens.refreshToken)(answer) : answer,
    ),
    named: ['login result.tokens.refreshToken'],
  },
  {
    title: 'an account for whoever has no token',
    only: ['privacy'],
    fault: on('favouriteList', ifRefused(when(({ token }) => token === '', succeeding({ favoriteChannelList: [] })))),
    named: ['favouriteList errCode'],
  },
  {
    title: 'another code for a token that has ended',
    only: ['privacy'],
    fault: on(
      'profile',
      ifRefused(when(({ token }) => token.startsWith('conform'), refusing(10100401, 'unauthorised'))),
    ),
    named: ['profile errCode'],
  },
  {
    title: 'a list of an account for a guest who names it',
    only: ['privacy'],
    fault: on('reminderList', ifRefused(when(isGuest, succeeding({ subscribeList: [] })))),
    named: ['reminderList errCode'],
  },
  {
    title: 'a guest who is logged out for asking',
    only: ['privacy'],
    fault: on('vodHistory', ifRefused(when(isGuest, refusing(10101041, 'expired')))),
    named: ['vodHistory errCode'],
  },
  {
    title: 'a count of messages for a guest',
    only: ['privacy'],
    fault: on('unreadCount', ifRefused(when(isGuest, succeeding({ unreadCount: 0 })))),
    named: ['unreadCount errCode'],
  },
  {
    title: 'a guest who is refused with another code',
    only: ['privacy'],
    fault: on('profile', ifRefused(when(isGuest, refusing(10100403, 'forbidden')))),
    named: ['profile errCode'],
  },
  {
    title: 'fields of wrong types that are taken',
    only: ['input'],
    fault: on('channelHistoryCreate', ifRefused(succeeding(undefined))),
    named: ['channelHistoryCreate errCode'],
  },
  {
    title: 'a crash over a body that cannot be read',
    only: ['input'],
    fault: on(
      'policyDetail',
      when(({ text }) => withoutBlanks(text) === '{"a":', page(500)),
    ),
    named: ['policyDetail status'],
  },
]
