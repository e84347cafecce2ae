import { addMs, DAY } from '../../../../../models/codec/instant.ts'
import { utcDayOf } from '../../../../../models/epg.ts'
import type { Visit } from '../../visit.ts'

/** Another tab of the app has stored something of a day so many days from today. */
export const tellStored = async ({ page, headEnd }: Visit, offset: number): Promise<void> => {
  await page.evaluate(
    async days => {
      const { appId } = await (await fetch('/config.json')).json()
      new BroadcastChannel(`sintonia.guide.${appId}`).postMessage(days)
    },
    [utcDayOf(addMs(headEnd.control.now(), offset * DAY))],
  )
}
