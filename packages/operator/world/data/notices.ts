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
      'Two screens can now watch at once.\nThe match in the living room, the film in the kitchen: every plan has it, and nothing has to be set.',
      'Ahora pueden mirar dos pantallas a la vez.\nEl partido en la sala, la película en la cocina: todos los planes lo tienen y no hay que configurar nada.',
      'Agora duas telas podem assistir ao mesmo tempo.\nO jogo na sala, o filme na cozinha: vale para todos os planos e não é preciso configurar nada.',
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
      'This week every documentary is open to all plans.\nRivers, kitchens, bridges and whales: they stay open until Sunday at midnight. Find them under Documentaries.',
      'Esta semana todos los documentales están abiertos.\nRíos, cocinas, puentes y ballenas: siguen abiertos hasta el domingo a medianoche. Búscalos en Documentales.',
      'Esta semana todos os documentários estão abertos.\nRios, cozinhas, pontes e baleias: ficam abertos até domingo à meia-noite. Procure em Documentários.',
    ),
    { priority: 3, isPublic: true },
  ),
  notice(
    'vod-popup',
    [13],
    texts(
      'Twelve new films on Friday.\nTwo of them have never been on television. Star them now and they wait in your list.',
      'Doce películas nuevas el viernes.\nDos nunca se vieron en televisión. Márcalas con la estrella y te esperan en tu lista.',
      'Doze filmes novos na sexta-feira.\nDois nunca passaram na televisão. Marque com a estrela e eles esperam na sua lista.',
    ),
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
  /** The page that it leads to. */
  readonly url: string
}

export const letters: ReadonlyArray<Letter> = [
  {
    id: 'invoice',
    hoursAgo: 3,
    title: texts('Your invoice is ready', 'Tu factura está lista', 'Sua fatura está pronta'),
    text: texts(
      'It is paid by card on the 10th: nothing has to be done.\n\nSee under My plan what your plan includes, and until when it is paid.',
      'Se paga con tarjeta el día 10: no hay que hacer nada.\n\nQué incluye tu plan y hasta cuándo está pagado lo ves en Mi plan.',
      'Será paga com cartão no dia 10: não é preciso fazer nada.\n\nO que o seu plano inclui e até quando está pago você vê em Meu plano.',
    ),
    url: '/my/plan',
  },
  {
    id: 'copa',
    hoursAgo: 26,
    title: texts('The cup comes home', 'La copa vuelve a casa', 'A copa volta para casa'),
    text: texts(
      'All matches of the Copa Total are on channel 201, live and for seven days after.\n\nMissed the kick-off? Start over while the match runs, or watch it later from the guide.',
      'Todos los partidos de la Copa Total en el canal 201, en vivo y durante siete días.\n\n¿Te perdiste el inicio? Vuelve al principio mientras se juega, o míralo después desde la guía.',
      'Todos os jogos da Copa Total no canal 201, ao vivo e por sete dias.\n\nPerdeu o começo? Volte ao início durante o jogo, ou assista depois pelo guia.',
    ),
    url: '/liveTv?id=1201',
  },
  {
    id: 'device',
    hoursAgo: 75,
    title: texts('A new device logged in', 'Entró un dispositivo nuevo', 'Um novo aparelho entrou'),
    text: texts(
      'If this was you, all is well.\n\nIf not, change your password under My account.',
      'Si fuiste tú, todo bien.\n\nSi no, cambia la contraseña en Mi cuenta.',
      'Se foi você, tudo certo.\n\nSe não, troque a senha em Minha conta.',
    ),
    url: '/my/account',
  },
]
