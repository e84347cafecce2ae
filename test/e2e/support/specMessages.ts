import type { HeadEnd, HeadEndOptions } from '@sintonia/operator'
import type { BrowserContext, Page } from 'playwright/test'
import { addMs, HOUR, MINUTE, SECOND } from '../../../models/codec/instant.ts'
import type { Language } from '../../../models/language.ts'
import { ANA, LEO, PASSWORD } from './accounts.ts'
import { progressBar } from './bar.ts'
import { longProgramme } from './broadcast.ts'
import { historyPage, watchedBefore } from './historyPage.ts'
import { livePage } from './livePage.ts'
import { openAs } from './signIn.ts'
import { readManifest, showsBroadcast } from './takeover.ts'
import { expect } from './test.ts'
import { titlePage } from './titlePage.ts'
import { setVisible } from './visibility.ts'

interface Scene {
  readonly page: Page
  readonly context: BrowserContext
  readonly headEnd: HeadEnd
}

export interface SpecMessage {
  /** As spec §8 has it. */
  readonly message: string
  /** Word for word where the spec gives words; its keys have words of our own. */
  readonly says: Readonly<Record<Language, string>>
  /** Bad news are an alert, good news a status; what stands in the page or asks something is neither. */
  readonly as: 'alert' | 'status' | 'dialog' | 'main'
  /** Of an operator of its own. */
  readonly switches?: HeadEndOptions
  readonly provoke: (scene: Scene) => Promise<unknown>
}

const SERIES = '/vod/detail/s101'
const AURORA = '1101'

/** A film that Ana wants to play, with what the operator says of its source (spec §4, EPG source status). */
const playFilm = async ({ page, headEnd }: Scene, epgSourceStatus: 0 | 2, stopsInMs: number) => {
  const stopTime = addMs(headEnd.control.now(), stopsInMs)
  const media = { metaId: 'm1', metaType: 'MOVIE', title: 'Mar', epgSourceStatus, epgProgramInfo: { stopTime } }
  headEnd.control.addFault({ call: 'title', result: { media } })
  await openAs(page, ANA, '/vod/detail/m1')
  await titlePage(page).play.click()
}

/** Behind live in a long programme of Aurora, so many minutes after its beginning. */
const watchAurora = async ({ page, headEnd }: Scene, minutes: number) => {
  const { programme } = longProgramme(AURORA, headEnd.control.now(), 40)
  headEnd.control.moveClock({ to: addMs(programme.start, minutes * MINUTE) })
  await openAs(page, ANA, `/liveTv?id=${AURORA}`)
  await livePage(page).plays('Aurora')
  const bar = progressBar(page)
  await bar.wake()
  await expect(bar.slider).toBeVisible()
  return { bar, programme }
}

const openTakeover = async ({ page, headEnd }: Scene) => {
  await livePage(page).open('?id=1301')
  await livePage(page).plays('Mundo 24')
  await expect.poll(() => headEnd.control.countOf('epgChecksums')).toBeGreaterThan(0)
  headEnd.control.openTakeover(-MINUTE)
  await readManifest(page)
  await showsBroadcast(page, headEnd)
}

export const SPEC_MESSAGES: ReadonlyArray<SpecMessage> = [
  {
    message: 'noPlaysourceUrl',
    says: {
      en: 'The operator did not say where this title plays from.',
      es: 'El operador no dijo de dónde se reproduce este título.',
      pt: 'A operadora não disse de onde este título é reproduzido.',
    },
    as: 'alert',
    provoke: async ({ page, headEnd }) => {
      headEnd.control.addFault({ call: 'playSource', result: {} })
      await openAs(page, ANA, SERIES)
      await titlePage(page).play.click()
    },
  },
  {
    message: 'rechargeSuccess',
    says: {
      en: 'Recharge successfully completed',
      es: 'Recarga realizada con éxito',
      pt: 'Recarga concluída com sucesso',
    },
    as: 'status',
    switches: { deployment: 'both' },
    provoke: async ({ page }) => {
      await openAs(page, LEO, '/my/subscribe')
      await page.getByRole('textbox', { name: 'Recharge code' }).fill('1111222233334444')
      await page.getByRole('button', { name: 'Redeem', exact: true }).click()
    },
  },
  {
    message: 'playingInFloatingWindow',
    says: {
      en: 'This title already plays in the small window',
      es: 'Este título ya se reproduce en la ventana pequeña',
      pt: 'Este título já está na janela pequena',
    },
    as: 'status',
    provoke: async ({ page }) => {
      await openAs(page, ANA, SERIES)
      await titlePage(page).play.click()
      const player = page.getByRole('dialog', { name: 'Title player' })
      await player.hover()
      await player.getByRole('button', { name: 'Keep watching in the small window' }).click()
      await expect(player).toHaveCount(0)
      await titlePage(page).play.click()
    },
  },
  {
    message: 'noPaymentMethod',
    says: {
      en: 'There is no way to pay for this at the moment',
      es: 'Por el momento no hay forma de pagar esto',
      pt: 'No momento não há como pagar por isto',
    },
    as: 'main',
    provoke: async ({ page, headEnd }) => {
      headEnd.control.addFault({ call: 'planList', result: { planList: [] } })
      await openAs(page, LEO, '/my/subscribe')
    },
  },
  {
    message: 'timeShiftPlayErrorTip',
    says: {
      en: 'This place cannot be played at the moment. You can try again or return to live.',
      es: 'Este momento no se puede reproducir ahora. Puedes intentarlo de nuevo o volver al vivo.',
      pt: 'Este momento não pode ser reproduzido agora. Você pode tentar de novo ou voltar ao vivo.',
    },
    as: 'alert',
    provoke: async scene => {
      const { bar, programme } = await watchAurora(scene, 35)
      scene.headEnd.control.addFault({ path: '/dvr/*.m3u8', status: 404 })
      await bar.press(programme, addMs(programme.start, 8 * MINUTE))
    },
  },
  {
    message: 'Share key not found!',
    says: {
      en: 'Share key not found!',
      es: '¡Clave compartida no encontrada!',
      pt: 'Chave compartilhada não encontrada!',
    },
    as: 'main',
    switches: { zeroTrust: true },
    provoke: ({ page }) => page.goto('/home'),
  },
  {
    message: 'Network connection failed, please check the network',
    says: {
      en: 'Network connection failed, please check the network',
      es: 'Falló la conexión de red, revisa la red',
      pt: 'Falha na conexão de rede, verifique a rede',
    },
    as: 'alert',
    provoke: async ({ page, headEnd }) => {
      await openAs(page, LEO, '/liveTv')
      const live = livePage(page)
      await live.find('Aurora')
      headEnd.control.addFault({ path: '*favorite/*', connection: 'drop' })
      await live.star('Aurora').click()
    },
  },
  {
    message: 'Unavailable source',
    says: { en: 'Unavailable source', es: 'Fuente no disponible', pt: 'Fonte indisponível' },
    as: 'dialog',
    provoke: async ({ page, headEnd }) => {
      const media = { metaId: 's1', metaType: 'SERIES', title: 'Mar' }
      headEnd.control.addFault({ call: 'title', result: { media } })
      headEnd.control.addFault({ call: 'episodes', result: { episodeList: [] } })
      await openAs(page, ANA, '/home')
      await page.getByRole('main').getByRole('button', { name: /^Play/ }).first().click()
    },
  },
  {
    message: 'Video source is invalid',
    says: {
      en: 'Video source is invalid',
      es: 'La fuente de video no es válida',
      pt: 'A fonte de vídeo é inválida',
    },
    as: 'dialog',
    provoke: scene => playFilm(scene, 2, -HOUR),
  },
  {
    message: 'Video source is missing',
    says: { en: 'Video source is missing', es: 'Falta la fuente de video', pt: 'A fonte de vídeo está ausente' },
    as: 'dialog',
    provoke: scene => playFilm(scene, 0, -HOUR),
  },
  {
    message: 'This program is not yet available',
    says: {
      en: 'This program is not yet available',
      es: 'Este programa aún no está disponible',
      pt: 'Este programa ainda não está disponível',
    },
    as: 'dialog',
    provoke: scene => playFilm(scene, 0, HOUR),
  },
  {
    message: 'resource error, please refresh the page to return to live channel',
    says: {
      en: 'resource error, please refresh the page to return to live channel',
      es: 'error de recurso, actualiza la página para volver al canal en vivo',
      pt: 'erro de recurso, atualize a página para voltar ao canal ao vivo',
    },
    as: 'alert',
    provoke: async ({ page, headEnd }) => {
      headEnd.control.addFault({ path: '/live/live-mundo/*', status: 404 })
      await livePage(page).open('?id=1301')
    },
  },
  {
    message: 'Refresh failed',
    says: { en: 'Refresh failed', es: 'No se pudo actualizar', pt: 'Não foi possível atualizar' },
    as: 'alert',
    provoke: async ({ page, headEnd }) => {
      headEnd.control.addFault({ call: 'channelHistoryList', status: 500 })
      await openAs(page, ANA, '/history?list=channels')
      await historyPage(page).retry.click()
    },
  },
  {
    message: 'Delete failed',
    says: { en: 'Delete failed', es: 'No se pudo borrar', pt: 'Não foi possível excluir' },
    as: 'alert',
    provoke: async ({ page, headEnd }) => {
      await watchedBefore(headEnd, ['1301', '1101'])
      headEnd.control.addFault({ call: 'channelHistoryDelete', status: 500 })
      await openAs(page, ANA, '/history?list=channels')
      await historyPage(page).deleteOne('Mundo 24').click()
      await setVisible(page, false)
      await setVisible(page, true)
    },
  },
  {
    message: 'Set new password successfully',
    says: {
      en: 'Set new password successfully',
      es: 'Contraseña nueva establecida con éxito',
      pt: 'Nova senha definida com sucesso',
    },
    as: 'status',
    switches: { deployment: 'both' },
    provoke: async ({ page }) => {
      await openAs(page, ANA, '/my/account')
      await page.getByRole('main').getByRole('button', { name: 'Change password' }).click()
      const dialog = page.getByRole('dialog', { name: 'Change password' })
      await dialog.getByLabel('Current password').fill(PASSWORD)
      await dialog.getByLabel('New password').fill('sintonia2')
      await dialog.getByLabel('New password').press('Enter')
    },
  },
  {
    message: 'Saved successfully!',
    says: { en: 'Saved successfully!', es: '¡Guardado correctamente!', pt: 'Salvo com sucesso!' },
    as: 'status',
    switches: { deployment: 'both' },
    provoke: async ({ page }) => {
      await openAs(page, ANA, '/my/profile')
      await page.getByRole('textbox', { name: 'Full name' }).fill('Ana Maria Souza')
      await page.getByRole('button', { name: 'Save changes' }).click()
    },
  },
  {
    message: 'The live broadcast of this program has ended, do you want to return...',
    says: {
      en: 'The live broadcast of this program has ended, do you want to return to live?',
      es: 'La transmisión en vivo de este programa ha terminado, ¿quieres volver al vivo?',
      pt: 'A transmissão ao vivo deste programa terminou, você quer voltar ao vivo?',
    },
    as: 'dialog',
    provoke: async scene => {
      const { page, headEnd } = scene
      const { bar, programme } = await watchAurora(scene, 38)
      await bar.press(programme, addMs(programme.start, 20 * MINUTE))
      await livePage(page).picture.advances()
      headEnd.control.moveClock({ to: addMs(programme.stop, SECOND) })
      await page.clock.fastForward(programme.stop - programme.start - 37 * MINUTE)
    },
  },
  {
    message: 'Currently broadcasting, channel switching is not supported at the moment',
    says: {
      en: 'Currently broadcasting, channel switching is not supported at the moment',
      es: 'Cadena nacional en curso: por el momento no se puede cambiar de canal',
      pt: 'Transmissão nacional em andamento: no momento não é possível trocar de canal',
    },
    as: 'status',
    provoke: async scene => {
      await openTakeover(scene)
      await livePage(scene.page).tune('Aurora')
    },
  },
  {
    message: 'The current broadcast is over, thank you for watching',
    says: {
      en: 'The current broadcast is over, thank you for watching',
      es: 'La cadena nacional terminó, gracias por vernos',
      pt: 'A transmissão nacional terminou, obrigado por assistir',
    },
    as: 'status',
    provoke: async scene => {
      await openTakeover(scene)
      scene.headEnd.control.closeTakeover()
      await readManifest(scene.page)
    },
  },
]
