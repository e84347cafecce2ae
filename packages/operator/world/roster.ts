import { isMark, type MarkName, type PaletteName, type Scene, type SceneKind } from '../art/index.ts'

export type ChannelGroup = 'General' | 'News' | 'Sport' | 'Film' | 'Kids' | 'Documentary' | 'Music' | 'Audio'
export type SpokenLanguage = 'en' | 'es' | 'pt'
export type Height = 180 | 360 | 720
export type Protection = 'cenc' | 'cbcs'

/** A channel of the built-in operator, as its editors would list it. */
export type RosterChannel = Readonly<{
  number: number
  /** Names the streams (`live-<key>`, `dvr-<key>`), the loop and the mark. */
  key: MarkName
  name: string
  group: ChannelGroup
  /** Spoken languages; a second one is a second audio track. */
  languages: readonly [SpokenLanguage, ...SpokenLanguage[]]
  scene: Scene
  /** A radio channel: channelType 5 (CHAN-07). */
  audioOnly: boolean
  /** Picture heights on offer; none for a radio channel. */
  renditions: ReadonlyArray<Height>
  /** Captions in each of the languages. */
  captions: boolean
  /** In its first language also a described sound, a commentary and SDH; forced captions in each. */
  hasRoles: boolean
  /** In its first language also in surround. */
  hasSurround?: boolean
  /** With somebody who signs, as a second picture (AHEAD-38). */
  isSigned?: boolean
  /** How they are written; WebVTT where nothing is said. */
  captionForm?: 'imsc'
  /** Captions inside the picture, which its master playlist says or keeps to itself. */
  closedCaptions?: Readonly<{ form: 'cea608' | 'cea708'; isDeclared: boolean }>
  protection?: Protection
  /** The cheapest plan that holds the channel. */
  plan: 'basic' | 'plus'
  /** Days of catch-up; 0 for none. */
  catchUpDays: number
  /** Where a rule of region lets it be seen; everywhere when absent. */
  regions?: ReadonlyArray<string>
  audience?: 'kids' | 'adult'
  /** The still of shows that it is known for. */
  favours?: string
  /** Carries the national broadcast (cadena). */
  broadcast: boolean
}>

type Details = Partial<Omit<RosterChannel, 'number' | 'key' | 'name' | 'group' | 'scene'>>

const picture = (kind: SceneKind, palette: PaletteName, seed: number): Scene => ({ kind, palette, seed })

const channel = (
  number: number,
  key: MarkName,
  name: string,
  group: ChannelGroup,
  scene: Scene,
  details: Details = {},
): RosterChannel => ({
  number,
  key,
  name,
  group,
  scene,
  languages: ['es'],
  audioOnly: group === 'Audio',
  renditions: group === 'Audio' ? [] : [360],
  captions: false,
  hasRoles: false,
  plan: 'basic',
  catchUpDays: 7,
  broadcast: false,
  ...details,
})

const ALL_QUALITIES: ReadonlyArray<Height> = [180, 360, 720]

const general = [
  channel(100, 'cadena', 'Cadena Nacional', 'General', picture('city', 'ember', 4), {
    captions: true,
    broadcast: true,
  }),
  channel(101, 'aurora', 'Aurora', 'General', picture('kitchen', 'ochre', 2), {
    languages: ['es', 'en'],
    captions: true,
    renditions: ALL_QUALITIES,
  }),
  channel(102, 'praca', 'Praça 1', 'General', picture('still', 'rose', 4), { languages: ['pt', 'es'], captions: true }),
  channel(103, 'plaza', 'Plaza Mayor', 'General', picture('arches', 'clay', 3), { catchUpDays: 3 }),
  channel(104, 'rio', 'Rio Vivo', 'General', picture('fair', 'plum', 8), { languages: ['pt'] }),
  channel(105, 'litoral', 'Litoral', 'General', picture('sea', 'ember', 11), { catchUpDays: 3 }),
  channel(106, 'altiplano', 'Altiplano TV', 'General', picture('ridges', 'dawn', 6), {
    regions: ['north', 'highlands'],
  }),
  channel(107, 'casa', 'Casa Clara', 'General', picture('still', 'lime', 9), { catchUpDays: 0 }),
  channel(108, 'mirador', 'Mirador', 'General', picture('balloons', 'sky', 3), { languages: ['es', 'en'] }),
  channel(109, 'tarde', 'Tarde', 'General', picture('studio', 'rose', 1), { catchUpDays: 2 }),
]

const sport = [
  channel(201, 'copa', 'Copa Total', 'Sport', picture('stadium', 'ink', 8), {
    favours: 'football',
    plan: 'plus',
    protection: 'cenc',
    closedCaptions: { form: 'cea608', isDeclared: true },
  }),
  channel(205, 'arena', 'Arena', 'Sport', picture('stadium', 'tide', 3), {
    languages: ['pt', 'es'],
    captions: true,
    renditions: ALL_QUALITIES,
  }),
  channel(207, 'onda', 'Onda Sport', 'Sport', picture('court', 'clay', 5), {
    catchUpDays: 0,
    closedCaptions: { form: 'cea608', isDeclared: false },
  }),
  channel(209, 'quadra', 'Quadra', 'Sport', picture('court', 'tide', 2), {
    favours: 'tennis',
    languages: ['pt'],
    catchUpDays: 3,
    closedCaptions: { form: 'cea708', isDeclared: true },
  }),
  channel(211, 'rueda', 'Rueda', 'Sport', picture('peloton', 'sky', 6), {
    favours: 'cycling',
    renditions: ALL_QUALITIES,
    closedCaptions: { form: 'cea708', isDeclared: false },
  }),
  channel(213, 'vela', 'Vela', 'Sport', picture('regatta', 'frost', 4), {
    favours: 'regatta',
    languages: ['es', 'en'],
    closedCaptions: { form: 'cea608', isDeclared: true },
  }),
  channel(215, 'estadio', 'Estádio 2', 'Sport', picture('stadium', 'moss', 12), {
    favours: 'football',
    languages: ['pt'],
    regions: ['coast'],
  }),
  channel(217, 'meta', 'Meta', 'Sport', picture('peloton', 'ember', 9), { plan: 'plus' }),
]

const news = [
  channel(301, 'mundo', 'Mundo 24', 'News', picture('globe', 'tide', 4), {
    languages: ['es', 'en'],
    captions: true,
    hasRoles: true,
    isSigned: true,
    renditions: ALL_QUALITIES,
  }),
  channel(302, 'faro', 'Faro Notícias', 'News', picture('lighthouse', 'ink', 2), { languages: ['pt'], captions: true }),
  channel(303, 'hora', 'Hora Norte', 'News', picture('studio', 'tide', 7), {
    captions: true,
    captionForm: 'imsc',
    catchUpDays: 2,
  }),
  channel(304, 'linea', 'Línea Directa', 'News', picture('globe', 'signal', 9), { catchUpDays: 1 }),
  channel(305, 'mercado', 'Mercado', 'News', picture('city', 'neon', 5), { languages: ['en', 'es'] }),
  channel(306, 'clima', 'Clima', 'News', picture('turbines', 'sky', 3), { catchUpDays: 0 }),
  channel(307, 'region', 'Región', 'News', picture('train', 'clay', 6), { regions: ['highlands'] }),
  channel(308, 'debate', 'Debate', 'News', picture('studio', 'dusk', 3), { languages: ['pt'], catchUpDays: 3 }),
]

const film = [
  channel(410, 'norte', 'Cine Norte', 'Film', picture('ridges', 'signal', 5), {
    languages: ['es', 'en'],
    captions: true,
    hasRoles: true,
    isSigned: true,
    plan: 'plus',
    protection: 'cenc',
    renditions: ALL_QUALITIES,
    catchUpDays: 0,
  }),
  channel(411, 'sala', 'Sala Nueve', 'Film', picture('door', 'signal', 7), { captions: true, plan: 'plus' }),
  channel(412, 'matine', 'Matiné', 'Film', picture('road', 'rose', 4), { languages: ['es', 'pt'] }),
  channel(413, 'negra', 'Noche Negra', 'Film', picture('rain', 'plum', 3), {
    captions: true,
    captionForm: 'imsc',
    closedCaptions: { form: 'cea708', isDeclared: true },
    hasSurround: true,
    plan: 'plus',
    protection: 'cbcs',
  }),
  channel(414, 'costa', 'Cine Costa', 'Film', picture('sea', 'frost', 2), { languages: ['pt', 'en'], captions: true }),
  channel(415, 'meridian', 'Meridian', 'Film', picture('planet', 'ink', 6), {
    languages: ['en', 'es'],
    captions: true,
    hasRoles: true,
    plan: 'plus',
    protection: 'cbcs',
    renditions: ALL_QUALITIES,
  }),
  channel(416, 'capitulo', 'Capítulo', 'Film', picture('city', 'dusk', 9), { catchUpDays: 3 }),
  channel(417, 'clasico', 'Clásico', 'Film', picture('arches', 'bone', 8), { captions: true }),
  channel(418, 'aventura', 'Aventura', 'Film', picture('dunes', 'ochre', 4), { languages: ['es', 'en'], plan: 'plus' }),
  channel(419, 'medianoche', 'Medianoche', 'Film', picture('door', 'plum', 3), {
    plan: 'plus',
    audience: 'adult',
    catchUpDays: 0,
  }),
]

const documentary = [
  channel(503, 'terra', 'Terra', 'Documentary', picture('dunes', 'ember', 9), {
    languages: ['pt', 'en'],
    captions: true,
    hasRoles: true,
    renditions: ALL_QUALITIES,
  }),
  channel(505, 'orbita', 'Órbita', 'Documentary', picture('planet', 'tide', 3), { languages: ['es', 'en'] }),
  channel(507, 'vias', 'Vías', 'Documentary', picture('train', 'dusk', 4), { catchUpDays: 14 }),
  channel(509, 'memoria', 'Memoria', 'Documentary', picture('portrait', 'clay', 4), {
    captions: true,
    catchUpDays: 14,
  }),
  channel(511, 'viento', 'Viento', 'Documentary', picture('turbines', 'ember', 7), { catchUpDays: 3 }),
  channel(704, 'sete', 'Sete Mares', 'Documentary', picture('whale', 'tide', 2), {
    languages: ['pt', 'es'],
    captions: true,
    renditions: ALL_QUALITIES,
  }),
  channel(706, 'bosque', 'Bosque', 'Documentary', picture('pines', 'frost', 8), { languages: ['es', 'en'] }),
  channel(708, 'arrecife', 'Arrecife', 'Documentary', picture('reef', 'tide', 5), { plan: 'plus' }),
]

const kids = [
  channel(601, 'kiosko', 'Kiosko', 'Kids', picture('owls', 'dusk', 3), {
    languages: ['es', 'en'],
    captions: true,
    audience: 'kids',
  }),
  channel(603, 'cometa', 'Cometa', 'Kids', picture('kites', 'sky', 5), { audience: 'kids' }),
  channel(605, 'globito', 'Globito', 'Kids', picture('balloons', 'rose', 8), { languages: ['pt'], audience: 'kids' }),
  channel(607, 'buhos', 'Tres Búhos', 'Kids', picture('owls', 'moss', 6), { audience: 'kids', catchUpDays: 3 }),
]

const music = [
  channel(801, 'coro', 'Coro', 'Music', picture('concert', 'plum', 6), {
    renditions: ALL_QUALITIES,
    hasSurround: true,
    catchUpDays: 3,
  }),
  channel(803, 'vinilo', 'Vinilo', 'Music', picture('vinyl', 'clay', 3), { catchUpDays: 0 }),
  channel(805, 'pulso', 'Pulso', 'Music', picture('concert', 'neon', 9), { languages: ['pt'], catchUpDays: 0 }),
  channel(807, 'linterna', 'Linterna', 'Music', picture('lanterns', 'dusk', 4), { catchUpDays: 2 }),
]

const audio = [
  channel(902, 'nota', 'Nota', 'Audio', picture('concert', 'ember', 6), { languages: ['pt'] }),
  channel(904, 'alba', 'Radio Alba', 'Audio', picture('tuning', 'ember', 2)),
  channel(906, 'lenta', 'Onda Lenta', 'Audio', picture('lanterns', 'tide', 7), { catchUpDays: 0 }),
  channel(908, 'palabra', 'Palabra', 'Audio', picture('tuning', 'dusk', 5), {
    languages: ['es', 'en'],
    captions: true,
  }),
  channel(911, 'clube', 'Clube FM', 'Audio', picture('vinyl', 'plum', 4), { languages: ['pt'], catchUpDays: 0 }),
  channel(913, 'mar', 'Mar FM', 'Audio', picture('sea', 'dusk', 8), { catchUpDays: 0 }),
  channel(915, 'cais', 'Cais Jazz', 'Audio', picture('vinyl', 'tide', 9), { languages: ['pt'], plan: 'plus' }),
  channel(917, 'sertao', 'Rádio Sertão', 'Audio', picture('tuning', 'ochre', 3), {
    languages: ['pt'],
    regions: ['highlands'],
  }),
]

/** The built-in channels in the order of their numbers. */
export const roster: ReadonlyArray<RosterChannel> = [
  ...general,
  ...sport,
  ...news,
  ...film,
  ...documentary,
  ...kids,
  ...music,
  ...audio,
].sort((one, other) => one.number - other.number)

export const rosterByKey = (key: string): RosterChannel | undefined =>
  isMark(key) ? roster.find(entry => entry.key === key) : undefined

/** The id of its logical channel. */
export const channelIdOf = ({ number }: Pick<RosterChannel, 'number'>) => String(1000 + number)

export const liveStreamId = ({ key }: Pick<RosterChannel, 'key'>) => `live-${key}`
export const dvrStreamId = ({ key }: Pick<RosterChannel, 'key'>) => `dvr-${key}`
