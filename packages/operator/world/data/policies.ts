import { type Texts, texts } from './texts.ts'

export interface PolicyText {
  readonly id: string
  readonly kind: 'TERMS' | 'PRIVACY'
  readonly title: Texts
  readonly paragraphs: ReadonlyArray<Texts>
}

export const policyTexts: ReadonlyArray<PolicyText> = [
  {
    id: 'terms',
    kind: 'TERMS',
    title: texts('Terms of use', 'Términos de uso', 'Termos de uso'),
    paragraphs: [
      texts(
        'Sintonia shows television, radio and films to subscribers and, in part, to guests. What a subscription holds is told on the page of each plan.',
        'Sintonia ofrece televisión, radio y cine a sus abonados y, en parte, a invitados. Lo que incluye cada abono figura en la página del plan.',
        'A Sintonia oferece televisão, rádio e cinema aos assinantes e, em parte, a convidados. O que cada assinatura inclui está na página do plano.',
      ),
      texts(
        'A subscription is for one household. The number of screens at a time is that of the plan; others in the household may use them freely.',
        'El abono es para un hogar. La cantidad de pantallas a la vez es la del plan; quienes viven en el hogar pueden usarlas libremente.',
        'A assinatura é para uma casa. O número de telas ao mesmo tempo é o do plano; quem mora na casa pode usá-las livremente.',
      ),
      texts(
        'Programmes may be watched live, from their beginning, and for the days that the channel allows. Recording them by other means is not permitted.',
        'Los programas se ven en vivo, desde el principio y durante los días que el canal permita. No está permitido grabarlos por otros medios.',
        'Os programas podem ser vistos ao vivo, desde o início e pelos dias que o canal permitir. Não é permitido gravá-los por outros meios.',
      ),
      texts(
        'A subscription may be ended at any time and lasts until the end of the paid month. Paid months are not given back, except where the law says so.',
        'El abono puede terminarse en cualquier momento y dura hasta el fin del mes pagado. Los meses pagados no se devuelven, salvo que la ley lo diga.',
        'A assinatura pode ser encerrada a qualquer momento e vale até o fim do mês pago. Meses pagos não são devolvidos, salvo se a lei disser.',
      ),
      texts(
        'During a national broadcast all channels show the same signal. Films and series stay available.',
        'Durante una cadena nacional todos los canales muestran la misma señal. Las películas y series siguen disponibles.',
        'Durante uma transmissão nacional todos os canais mostram o mesmo sinal. Filmes e séries continuam disponíveis.',
      ),
    ],
  },
  {
    id: 'privacy',
    kind: 'PRIVACY',
    title: texts('Privacy policy', 'Política de privacidad', 'Política de privacidade'),
    paragraphs: [
      texts(
        'We keep your name, your e-mail or phone and what you bought. We keep what you watched so that you can go on where you stopped.',
        'Guardamos tu nombre, tu correo o teléfono y lo que compraste. Guardamos lo que viste para que puedas seguir donde dejaste.',
        'Guardamos seu nome, seu e-mail ou telefone e o que você comprou. Guardamos o que você viu para continuar de onde parou.',
      ),
      texts(
        'Your password never reaches us: your browser sends a key made from it, and we keep only a hash of that key.',
        'Tu contraseña nunca nos llega: el navegador envía una clave hecha con ella y guardamos solo su huella.',
        'Sua senha nunca chega até nós: o navegador envia uma chave feita com ela e guardamos apenas o resumo.',
      ),
      texts(
        'Reports of playback hold no name, no address and no token. They tell us where pictures stall.',
        'Los informes de reproducción no llevan nombre, dirección ni credenciales. Nos dicen dónde se corta la imagen.',
        'Os relatórios de reprodução não levam nome, endereço nem credenciais. Eles nos dizem onde a imagem trava.',
      ),
      texts(
        'You may ask for all we hold about you, and have it deleted, at any time and without giving a reason.',
        'Puedes pedir todo lo que tenemos sobre ti, y su borrado, en cualquier momento y sin dar razones.',
        'Você pode pedir tudo o que temos sobre você, e que seja apagado, a qualquer momento e sem dar motivo.',
      ),
    ],
  },
]
