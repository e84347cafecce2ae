import { defineMessages, type MessageDescriptor, useIntl } from 'react-intl'
import { Dialog } from '../feedback/Dialog.tsx'
import { Checkbox } from '../form/Checkbox.tsx'
import css from './KeysDialog.module.css'
import { PLAYER_KEYS, type PlayerKeyWish } from './playerKeys.ts'

const meanings: Readonly<Record<PlayerKeyWish, MessageDescriptor>> = defineMessages({
  togglePlay: { id: 'keys.togglePlay', defaultMessage: 'Play or pause' },
  play: { id: 'player.play', defaultMessage: 'Play' },
  pause: { id: 'player.pause', defaultMessage: 'Pause' },
  toggleMute: { id: 'keys.toggleMute', defaultMessage: 'Sound on or off' },
  toggleFullScreen: { id: 'keys.toggleFullScreen', defaultMessage: 'Full screen' },
  toggleCaptions: { id: 'keys.toggleCaptions', defaultMessage: 'Captions on or off' },
  channelUp: { id: 'keys.channelUp', defaultMessage: 'Next channel' },
  channelDown: { id: 'keys.channelDown', defaultMessage: 'Previous channel' },
  back: { id: 'keys.back', defaultMessage: 'Back 10 seconds' },
  forward: { id: 'keys.forward', defaultMessage: 'Forward 10 seconds' },
  toStart: { id: 'keys.toStart', defaultMessage: 'Go to the start of the programme' },
  toEnd: { id: 'keys.toEnd', defaultMessage: 'Go to live, or to the end' },
  digit: { id: 'keys.digit', defaultMessage: 'Go to channel number' },
  enterNumber: { id: 'keys.enterNumber', defaultMessage: 'Go to the number at once' },
  goBack: { id: 'keys.goBack', defaultMessage: 'Delete a digit, or go to the last channel' },
  toggleMiniGuide: { id: 'keys.toggleMiniGuide', defaultMessage: 'What is on, here and on other channels' },
  toggleStats: { id: 'keys.toggleStats', defaultMessage: 'Statistics' },
  showKeys: { id: 'keys.showKeys', defaultMessage: 'These shortcuts' },
})

const words = defineMessages({
  ' ': { id: 'key.space', defaultMessage: 'Space' },
  Enter: { id: 'key.enter', defaultMessage: 'Enter' },
  Backspace: { id: 'key.backspace', defaultMessage: 'Backspace' },
  PageUp: { id: 'key.pageUp', defaultMessage: 'Page up' },
  PageDown: { id: 'key.pageDown', defaultMessage: 'Page down' },
  ArrowUp: { id: 'key.arrowUp', defaultMessage: 'Arrow up' },
  ArrowDown: { id: 'key.arrowDown', defaultMessage: 'Arrow down' },
  ArrowLeft: { id: 'key.arrowLeft', defaultMessage: 'Arrow left' },
  Home: { id: 'key.home', defaultMessage: 'Home' },
  End: { id: 'key.end', defaultMessage: 'End' },
  ArrowRight: { id: 'key.arrowRight', defaultMessage: 'Arrow right' },
  ColorF0Red: { id: 'key.red', defaultMessage: 'Red' },
  ColorF1Green: { id: 'key.green', defaultMessage: 'Green' },
  ColorF2Yellow: { id: 'key.yellow', defaultMessage: 'Yellow' },
  ColorF3Blue: { id: 'key.blue', defaultMessage: 'Blue' },
})
const named: Readonly<Record<string, MessageDescriptor>> = words

/** Of a remote control, where one has been used here: the others say on them what they are for. */
const coloured = (remote: ReadonlyArray<string> = []): ReadonlyArray<string> =>
  'remote' in document.documentElement.dataset ? remote.filter(key => key in words) : []

const isDigits = (keys: ReadonlyArray<string>): boolean => keys.length > 1 && keys.every(key => /^\d$/.test(key))

/** Many digits are told as a span. */
const shown = (keys: ReadonlyArray<string>): ReadonlyArray<string> =>
  isDigits(keys) ? [`${keys[0]} – ${keys.at(-1)}`] : keys

type KeysDialogProps = {
  readonly onClose: () => void
  /** What the keys are for here; all of it where it is not said. */
  readonly wishes?: ReadonlyArray<PlayerKeyWish>
  /** Whether letters are obeyed while nothing has the focus. */
  readonly letters: boolean
  readonly onLetters: (isWished: boolean) => void
}

/** The keys of the player, from the table that the player obeys (AHEAD-07). */
export const KeysDialog = ({ onClose, wishes, letters, onLetters }: KeysDialogProps) => {
  const intl = useIntl()
  const nameOf = (key: string): string => {
    const name = named[key]
    return name === undefined ? key.toUpperCase() : intl.formatMessage(name)
  }
  const rows = PLAYER_KEYS.filter(({ wish, keys }) => keys.length > 0 && wishes?.includes(wish) !== false)
  const title = intl.formatMessage({ id: 'keys.title', defaultMessage: 'Keyboard shortcuts' })
  return (
    <Dialog title={title} size={700} onClose={onClose}>
      <Checkbox name="letterKeys" checked={letters} onChange={onLetters}>
        {intl.formatMessage({ id: 'keys.letters', defaultMessage: 'One-letter keys work anywhere on the page' })}
      </Checkbox>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: on a small screen the list is scrolled by keys, which need a place */}
      <section tabIndex={0} aria-label={title}>
        <dl className={css.keys}>
          {rows.map(({ wish, keys, remote }) => (
            <div key={wish}>
              <dt>
                {[...shown(keys), ...coloured(remote)].map(key => (
                  <kbd key={key}>{nameOf(key)}</kbd>
                ))}
              </dt>
              <dd>{intl.formatMessage(meanings[wish])}</dd>
            </div>
          ))}
        </dl>
      </section>
    </Dialog>
  )
}
