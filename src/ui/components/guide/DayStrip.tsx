import { TabList } from '../basics/TabList.tsx'
import css from './DayStrip.module.css'

export type StripDay = {
  /** Days from today. */
  readonly offset: number
  /** Today, yesterday, tomorrow, or the day of the week. */
  readonly name: string
  /** Of the month. */
  readonly number: number
}

type DayStripProps = {
  readonly label: string
  readonly days: ReadonlyArray<StripDay>
  readonly selected: number
  readonly onSelect: (offset: number) => void
  /** Id of the element that shows the day. */
  readonly controls: string
}

/** Seven days back and six forward (EPG-04): one tab stop, arrows from day to day. */
export const DayStrip = ({ days, selected, onSelect, ...props }: DayStripProps) => (
  <TabList
    {...props}
    className={css.strip}
    tabs={days.map(({ offset, name, number }) => ({
      id: String(offset),
      content: (
        <>
          {name} <b>{number}</b>
        </>
      ),
    }))}
    selected={String(selected)}
    onSelect={id => onSelect(Number(id))}
  />
)
