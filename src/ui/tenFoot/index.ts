import './tenFoot.css'
import { along } from '../along.ts'
import { CHANGED_BY_ARROWS, isPlain } from '../changedByArrows.ts'
import { type Direction, nearestBox, nextBox } from './geometry.ts'
import { focused, holderOf } from './holder.ts'
import { makeKeeper } from './keeper.ts'
import { ownsArrow } from './owned.ts'
import { boxFor, FRAME, focusOn, isCovered, scopesOf, type Target, targetsIn, topDialog } from './places.ts'
import { sayUsualName, startRemoteControl } from './remoteControl.ts'

const ARROWS: Readonly<Record<string, Direction>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
}
/** As the remotes of televisions name it. */
const BACK: ReadonlySet<string> = new Set(['GoBack', 'BrowserBack', 'XF86Back'])
/** Over the controls of a player, with keys of its own. */
const PANEL = '[data-covers-controls]'
/** The button of an open menu has the focus only until the lines have come. */
const OPENING = '[aria-haspopup=menu][aria-expanded=true]'
const OWN_ESCAPE = `[role=menu], ${OPENING}, ${PANEL}`

const owns = (element: HTMLElement, direction: Direction): boolean => {
  const isPanel = element.closest(PANEL) !== null && (direction === 'up' || direction === 'down')
  return isPanel || element.matches(OPENING) || ownsArrow(holderOf(element), direction)
}

/** The app by arrows, Enter and Back alone (AHEAD-24); keys that something on the page obeys stay its own. */
export const startTenFoot = () => {
  const keeper = makeKeeper()
  const { documentElement: root } = document
  const isOn = (): boolean => root.dataset.tenFoot !== undefined

  const arrive = (element: HTMLElement): void => {
    root.dataset.tenFoot = ''
    focusOn(element)
    keeper.note(element)
  }

  const arriveAt = (target: Target | undefined): boolean => {
    if (target !== undefined) arrive(target.element)
    return target !== undefined
  }

  const move = (direction: Direction, from: HTMLElement, scopes: ReadonlyArray<ParentNode>): boolean => {
    for (const scope of scopes) {
      const targets = targetsIn(scope, from)
      const boxes = targets.map(({ box }) => box)
      if (arriveAt(targets[nextBox(boxFor(from, scope), boxes, direction) ?? -1])) return true
    }
    return false
  }

  /** To what plays and pauses, or to the best way out of what went wrong; where a player has neither, to the first one: at the foot, where lines begin. */
  const enterPlayer = (frame: HTMLElement): boolean => {
    const targets = targetsIn(frame)
    const { left, right, bottom } = frame.getBoundingClientRect()
    const start = along() > 0 ? left : right
    const boxes = targets.map(({ box }) => box)
    const first = targets[nearestBox({ left: start, right: start, top: bottom, bottom }, boxes) ?? -1]
    return arriveAt(targets.find(({ element }) => element.closest('[data-entry]')) ?? first)
  }

  /** To where every other page can be reached from. */
  const leavePlayer = (): boolean => {
    const frame = focused()?.closest(FRAME)
    if (!frame) return false
    const outside = targetsIn(document.body).filter(({ element }) => !frame.contains(element))
    return arriveAt(outside.find(({ element }) => element.matches('nav [aria-current=page]')) ?? outside[0])
  }

  /** First out of what has an Escape of its own: the platform hears only the keyboard's. */
  const goBack = (): void => {
    const asEscape = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true })
    const isObeyed = !(document.activeElement ?? document.body).dispatchEvent(asEscape)
    const dialog = topDialog()
    const isReturn = !(isObeyed || dialog || document.fullscreenElement || leavePlayer())
    if (isReturn) window.history.back()
    else if (!isObeyed && dialog) dialog.dispatchEvent(new Event('cancel', { cancelable: true }))
    else if (!isObeyed && document.fullscreenElement) void document.exitFullscreen()
    keeper.watch({ isReturn })
  }

  /** Before anything else: Back, and the arrows within the controls of a player, which are not the player's there. */
  const hearFirst = (event: KeyboardEvent): void => {
    if (BACK.has(event.key)) {
      event.preventDefault()
      event.stopImmediatePropagation()
      goBack()
      return
    }
    const from = focused()
    const frame = from?.closest<HTMLElement>(FRAME)
    if (!isOn() || from === undefined || !frame || from === frame || !isPlain(event)) return
    const direction = ARROWS[event.key]
    const isOut = event.key === 'Escape' && from.closest(`${OWN_ESCAPE}, ${FRAME}, dialog`) === frame
    if (!isOut && (direction === undefined || owns(from, direction))) return
    event.preventDefault()
    event.stopImmediatePropagation()
    if (direction === undefined) arrive(frame)
    else move(direction, from, isCovered() ? scopesOf(from, direction) : [frame, ...scopesOf(from, direction)])
  }

  /** A remote has no key for a space. */
  const chooses = (field: HTMLElement): boolean => {
    const isChoice = isOn() && field.matches('[type=radio], [type=checkbox]')
    if (isChoice) field.click()
    return isChoice
  }

  const obeysArrow = (direction: Direction): boolean => {
    const from = focused()
    if (from === undefined) return arriveAt(keeper.first())
    if (owns(from, direction)) return false
    return move(direction, from, scopesOf(from, direction)) || (isOn() && from.matches(CHANGED_BY_ARROWS))
  }

  const obeys = ({ key, isTrusted }: KeyboardEvent): boolean => {
    const from = focused()
    const direction = ARROWS[key]
    if (direction !== undefined) return obeysArrow(direction)
    if (key === 'Enter') return from !== undefined && (chooses(from) || (from.matches(FRAME) && enterPlayer(from)))
    return key === 'Escape' && isTrusted && isOn() && !isCovered() && leavePlayer()
  }

  const hear = (event: KeyboardEvent, isFree: boolean): void => {
    const from = focused()
    if (!isPlain(event)) return
    if (isOn() && /^(Enter|Escape)$/.test(event.key)) keeper.watch()
    if (isFree && obeys(event)) event.preventDefault()
    else if (from !== undefined) keeper.note(from)
  }

  startRemoteControl()
  window.addEventListener('keydown', hearFirst, { capture: true })
  window.addEventListener('keydown', event => hear(event, !event.defaultPrevented))
  window.addEventListener('pointerdown', () => {
    delete root.dataset.tenFoot
    keeper.rest()
  })
  return {
    /** What came before this code did, and was obeyed by nothing on the page where it is free; nothing where a television was asked for its keys at once. */
    hear: (first: KeyboardEvent | undefined, isFree: boolean): void => {
      if (first === undefined || sayUsualName(first)) return
      if (BACK.has(first.key)) hearFirst(first)
      else hear(first, isFree)
    },
  }
}
