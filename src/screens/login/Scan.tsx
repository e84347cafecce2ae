import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { useIntl } from 'react-intl'
import { encode } from 'uqr'
import type { ActorRefFrom } from 'xstate'
import {
  type qrLoginMachine,
  type ShownCode,
  selectCodeSecondsLeft,
  selectQrStage,
  selectShownCode,
} from '../../../machines/qrLogin/index.ts'
import { Button } from '../../ui/components/basics/Button.tsx'
import { formatClock } from '../../ui/intl/format.ts'
import css from './Scan.module.css'

type ScanProps = { readonly qrLogin: ActorRefFrom<typeof qrLoginMachine> }

/** Dark on light in both themes: cameras need it so. */
const Code = ({ content }: Pick<ShownCode, 'content'>) => {
  const intl = useIntl()
  const { data, size } = encode(content, { border: 2 })
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
  return (
    <svg
      className={css.code}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={intl.formatMessage({ id: 'scan.code', defaultMessage: 'Code to scan with your phone' })}
      shapeRendering="crispEdges"
    >
      <path d={dark.join('')} />
    </svg>
  )
}

/** Logging in by a code that the mobile app scans (AUTH-03). */
export const Scan = ({ qrLogin }: ScanProps) => {
  const intl = useIntl()
  const code = useSelector(qrLogin, selectShownCode)
  const secondsLeft = useSelector(qrLogin, selectCodeSecondsLeft)
  const stage = useSelector(qrLogin, selectQrStage)
  useEffect(() => {
    qrLogin.send({ type: 'viewer.showCode' })
    return () => qrLogin.send({ type: 'viewer.hideCode' })
  }, [qrLogin])
  const texts = {
    waiting: intl.formatMessage({
      id: 'scan.waiting',
      defaultMessage: 'Open the app on your phone, go to your profile and choose to scan a code.',
    }),
    scanned: intl.formatMessage({ id: 'scan.scanned', defaultMessage: 'Scanned: confirm on your phone.' }),
    refused: intl.formatMessage({ id: 'scan.refused', defaultMessage: 'You declined on your phone.' }),
    spent: intl.formatMessage({ id: 'scan.spent', defaultMessage: 'The code has expired.' }),
    failed: intl.formatMessage({ id: 'scan.failed', defaultMessage: 'There is no code at the moment.' }),
  }
  const isOpen = stage === 'waiting' || stage === 'scanned'
  return (
    <section className={css.scan} aria-labelledby="scan-title">
      <div className={css.place} data-dim={stage === 'waiting' ? undefined : true}>
        {code && <Code content={code.content} />}
      </div>
      <div className={css.words}>
        <h2 id="scan-title">{intl.formatMessage({ id: 'scan.title', defaultMessage: 'Or scan with your phone' })}</h2>
        <p role="status">{texts[stage]}</p>
        {stage === 'waiting' && code && (
          <p className={css.life}>
            {intl.formatMessage(
              { id: 'scan.life', defaultMessage: 'New code in {time}' },
              { time: formatClock(secondsLeft) },
            )}
          </p>
        )}
        {!isOpen && (
          <Button size="small" onPress={() => qrLogin.send({ type: 'viewer.renewCode' })}>
            {intl.formatMessage({ id: 'scan.renew', defaultMessage: 'New code' })}
          </Button>
        )}
      </div>
    </section>
  )
}
