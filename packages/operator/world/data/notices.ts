import { type Texts, texts } from './texts.ts'

export interface Notice {
  readonly id: string
  readonly modes: ReadonlyArray<number>
  readonly priority: number
  readonly text: Texts
  readonly isPublic: boolean
  readonly passes: number
  readonly colours: { readonly background: string; readonly text: string; readonly size: number } | undefined
}

const notice = (
  id: string,
  modes: ReadonlyArray<number>,
  text: Texts,
  more: Partial<Omit<Notice, 'id' | 'modes' | 'text'>> = {},
): Notice => ({ id, modes, text, priority: 1, isPublic: false, passes: 1, colours: undefined, ...more })

const PLAIN = { background: '#16324f', text: '#ffffff', size: 25 }
const WARM = { background: '#5a2a12', text: '#fff2dc', size: 28 }
const SMALL = { background: '#123f33', text: '#eafff5', size: 22 }

/** One announcement of every mode (spec §4). */
export const notices: ReadonlyArray<Notice> = [
  notice(
    'everywhere',
    [11],
    texts(
      'Tonight from 22:00 the final of the Copa Total, live on channel 201 and on every screen of your plan.',
      'Esta noche desde las 22:00 la final de la Copa Total, en vivo por el canal 201 y en todas tus pantallas.',
      'Hoje a partir das 22h a final da Copa Total, ao vivo no canal 201 e em todas as telas do seu plano.',
    ),
    { isPublic: true, passes: 2, colours: PLAIN },
  ),
  notice(
    'live-marquee',
    [0],
    texts(
      'New on your dial: Cais Jazz, channel 915, day and night.',
      'Nuevo en tu grilla: Cais Jazz, canal 915, de día y de noche.',
      'Novo na sua grade: Cais Jazz, canal 915, dia e noite.',
    ),
    { isPublic: true, colours: SMALL },
  ),
  notice(
    'login-marquee',
    [1],
    texts(
      'We never ask for your password by phone.',
      'Nunca pedimos tu contraseña por teléfono.',
      'Nunca pedimos a sua senha por telefone.',
    ),
    { isPublic: true, colours: WARM },
  ),
  notice(
    'playback-marquee',
    [2],
    texts(
      'Programmes stay seven days on most channels.',
      'Los programas quedan siete días en la mayoría de los canales.',
      'Os programas ficam sete dias na maioria dos canais.',
    ),
    { colours: PLAIN },
  ),
  notice(
    'player-marquee',
    [10],
    texts(
      'Storm warning for the coast: follow Clima on channel 306.',
      'Alerta de tormenta en la costa: sigue Clima en el canal 306.',
      'Alerta de tempestade no litoral: acompanhe Clima no canal 306.',
    ),
    { priority: 5, colours: WARM },
  ),
  notice(
    'live-popup',
    [3],
    texts(
      'Two screens can now watch at once.',
      'Ahora pueden mirar dos pantallas a la vez.',
      'Agora duas telas podem assistir ao mesmo tempo.',
    ),
  ),
  notice(
    'login-popup',
    [4],
    texts(
      'Scan the code with your phone to log in faster.',
      'Escanea el código con el teléfono para entrar más rápido.',
      'Leia o código com o celular para entrar mais rápido.',
    ),
    { isPublic: true },
  ),
  notice(
    'playback-popup',
    [5],
    texts(
      'You can start any finished programme from its beginning.',
      'Puedes empezar cualquier programa terminado desde el principio.',
      'Você pode começar qualquer programa terminado desde o início.',
    ),
  ),
  notice(
    'home-popup',
    [12],
    texts(
      'Welcome to Sintonia. This week every documentary is open to all plans.',
      'Bienvenido a Sintonia. Esta semana todos los documentales están abiertos.',
      'Bem-vindo à Sintonia. Esta semana todos os documentários estão abertos.',
    ),
    { priority: 3, isPublic: true },
  ),
  notice(
    'vod-popup',
    [13],
    texts('Twelve new films on Friday.', 'Doce películas nuevas el viernes.', 'Doze filmes novos na sexta-feira.'),
  ),
  notice(
    'my-popup',
    [14],
    texts(
      'Check that your phone number is right, so that we can reach you.',
      'Revisa que tu teléfono esté bien para poder avisarte.',
      'Confira se o seu telefone está certo para podermos avisar.',
    ),
  ),
  notice(
    'vod-player-popup',
    [15],
    texts(
      'Subtitles can be larger: look under the gear.',
      'Los subtítulos pueden ser más grandes: mira en el engranaje.',
      'As legendas podem ser maiores: veja na engrenagem.',
    ),
  ),
]

export interface Letter {
  readonly id: string
  readonly hoursAgo: number
  readonly title: Texts
  readonly text: Texts
}

export const letters: ReadonlyArray<Letter> = [
  {
    id: 'invoice',
    hoursAgo: 3,
    title: texts('Your invoice is ready', 'Tu factura está lista', 'Sua fatura está pronta'),
    text: texts(
      'The invoice of this month can be read on the member site. Nothing has to be done: it is paid by card on the 10th.',
      'La factura de este mes está en el sitio de socios. No hay que hacer nada: se paga con tarjeta el día 10.',
      'A fatura deste mês está no site de assinantes. Não é preciso fazer nada: será paga com cartão no dia 10.',
    ),
  },
  {
    id: 'copa',
    hoursAgo: 26,
    title: texts('The cup comes home', 'La copa vuelve a casa', 'A copa volta para casa'),
    text: texts(
      'All matches of the Copa Total are on channel 201, live and for seven days after.',
      'Todos los partidos de la Copa Total en el canal 201, en vivo y durante siete días.',
      'Todos os jogos da Copa Total no canal 201, ao vivo e por sete dias.',
    ),
  },
  {
    id: 'device',
    hoursAgo: 75,
    title: texts('A new device logged in', 'Entró un dispositivo nuevo', 'Um novo dispositivo entrou'),
    text: texts(
      'If this was you, all is well. If not, change your password under My account.',
      'Si fuiste tú, todo bien. Si no, cambia la contraseña en Mi cuenta.',
      'Se foi você, tudo certo. Se não, troque a senha em Minha conta.',
    ),
  },
]
