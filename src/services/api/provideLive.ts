import { fromCallback, fromPromise } from 'xstate'
import type { LineupEvent, lineupMachine, OwnViewWish } from '../../../machines/lineup/index.ts'
import type { Guide } from '../../../models/guideWindow.ts'
import { withHidden } from '../../../models/shownChannels.ts'
import type { PortsOf } from '../ports.ts'
import type { OwnViewStore } from '../storage/ownView.ts'
import { type LineupParts, loadLineup } from './live.ts'

export interface LineupChartParts extends LineupParts, Pick<Guide, 'programmes'> {
  readonly ownView: OwnViewStore
}

/** Keeps what the person decides on the device, and hears what other tabs decide (AHEAD-18, AHEAD-22). */
const watchOwnView = ({ read, choices, choose, onChange }: OwnViewStore) =>
  fromCallback<OwnViewWish, undefined, LineupEvent>(({ sendBack, receive }) => {
    const tell = (): void => sendBack({ type: 'ownView.changed', ownView: read() })
    receive(wish => {
      if (wish.type === 'session.changed') tell()
      else if (wish.type === 'viewer.startOnLast') choose({ startsOnLast: wish.isWished })
      else choose({ hiddenIds: withHidden(choices().hiddenIds, wish.channelId, wish.isHidden) })
    })
    tell()
    return onChange(tell)
  })

/** The line-up's chart with the calls it asks for. */
export const lineupPorts = (parts: LineupChartParts): PortsOf<typeof lineupMachine> => ({
  loadLineup: fromPromise(({ input }) => loadLineup(parts, input)),
  loadProgrammes: fromPromise(({ input }) => parts.programmes(input, false)),
  ownView: watchOwnView(parts.ownView),
})
