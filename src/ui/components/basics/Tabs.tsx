import { cx } from './cx.ts'
import { TabList } from './TabList.tsx'
import css from './Tabs.module.css'

export type Tab = { readonly id: string; readonly label: string }

type TabsProps = {
  readonly label: string
  readonly tabs: ReadonlyArray<Tab>
  readonly selected: string
  readonly onSelect: (id: string) => void
  /** Id of the element that shows what is selected. */
  readonly controls: string
}

type StripProps = TabsProps & { readonly look: 'tabs' | 'chips' }

const Strip = ({ tabs, look, ...props }: StripProps) => (
  <TabList
    {...props}
    wraps
    className={cx(css.strip, css[look])}
    tabs={tabs.map(({ id, label }) => ({ id, content: label }))}
  />
)

export const Tabs = (props: TabsProps) => <Strip {...props} look="tabs" />

/** The same choice as chips that scroll sideways: channel groups. */
export const Chips = (props: TabsProps) => <Strip {...props} look="chips" />
