import { show } from '../show.ts'

/** `{home}` and `{away}` are two clubs of the day. */
export const sport = [
  show(
    120,
    ['Live: {home} v {away}', 'Championship football with commentary from the stadium and the half-time studio.'],
    ['En vivo: {home} - {away}', 'Fútbol del campeonato con relatos desde el estadio y estudio en el entretiempo.'],
    ['Ao vivo: {home} x {away}', 'Futebol do campeonato com narração do estádio e estúdio no intervalo.'],
    'evening',
  ),
  show(
    60,
    ['The Long Break', 'Goals, tables and a guest who used to stop penalties.'],
    ['Tercer tiempo', 'Goles, posiciones y un invitado que atajaba penales.'],
    ['Terceiro tempo', 'Gols, tabelas e um convidado que defendia pênaltis.'],
    'noon',
  ),
  show(
    90,
    ['Cycling: Mountain Stage', 'Four passes, one summit finish and a peloton that will not wait.'],
    ['Ciclismo: etapa de montaña', 'Cuatro puertos, una llegada en alto y un pelotón que no espera.'],
    ['Ciclismo: etapa de montanha', 'Quatro subidas, uma chegada no alto e um pelotão que não espera.'],
    'afternoon',
  ),
  show(
    150,
    ['Tennis: Open of the South', 'Quarter-finals on the centre court, game by game.'],
    ['Tenis: Abierto del Sur', 'Cuartos de final en la cancha central, punto por punto.'],
    ['Tênis: Aberto do Sul', 'Quartas de final na quadra central, ponto a ponto.'],
    'afternoon',
  ),
  show(
    30,
    ['Ninety in Ten', 'Every goal of the round in half an hour.'],
    ['Noventa en diez', 'Todos los goles de la fecha en media hora.'],
    ['Noventa em dez', 'Todos os gols da rodada em meia hora.'],
  ),
  show(
    60,
    ['Trainers', 'A season on the bench with the person nobody applauds.'],
    ['Entrenadores', 'Una temporada en el banco con la persona a la que nadie aplaude.'],
    ['Treinadores', 'Uma temporada no banco com a pessoa que ninguém aplaude.'],
    'evening',
  ),
  show(
    120,
    ['Replay: {home} v {away}', 'Last round once more, complete and without advertising.'],
    ['Repetición: {home} - {away}', 'La última fecha otra vez, completa y sin publicidad.'],
    ['Reprise: {home} x {away}', 'A última rodada outra vez, completa e sem publicidade.'],
    'night',
  ),
  show(
    60,
    ['Morning Stretch', 'Half a gym and a whole smile: exercises for stiff backs.'],
    ['A estirarse', 'Medio gimnasio y una sonrisa entera: ejercicios para espaldas duras.'],
    ['Hora de alongar', 'Meia academia e um sorriso inteiro: exercícios para costas duras.'],
    'morning',
  ),
  show(
    60,
    ['Sails', 'The regatta from the water, with the wind in the microphone.'],
    ['Velas', 'La regata desde el agua, con el viento en el micrófono.'],
    ['Velas', 'A regata vista da água, com o vento no microfone.'],
  ),
]

export const clubs = [
  'Atlético Ribera',
  'Puerto Norte',
  'Unión Serrana',
  'Estrela do Vale',
  'Real Pampa',
  'Ferroviária Sul',
  'Deportivo Laguna',
  'Náutico Azul',
  'Racing de la Costa',
  'Vila Aurora',
  'Cerro Alto',
  'Juventude Litoral',
]
