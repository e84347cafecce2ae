import type { Film } from '../written.ts'
import { ancla } from './ancla/facts.ts'
import { andar } from './andar/facts.ts'
import { apagon } from './apagon/facts.ts'
import { aranda } from './aranda/facts.ts'
import { azulejos } from './azulejos/facts.ts'
import { bala } from './bala/facts.ts'
import { barba } from './barba/facts.ts'
import { barbero } from './barbero/facts.ts'
import { billete } from './billete/facts.ts'
import { camara } from './camara/facts.ts'
import { capicua } from './capicua/facts.ts'
import { carab } from './carab/facts.ts'
import { castanas } from './castanas/facts.ts'
import { cebolla } from './cebolla/facts.ts'
import { cerrajero } from './cerrajero/facts.ts'
import { cinza } from './cinza/facts.ts'
import { compases } from './compases/facts.ts'
import { copo } from './copo/facts.ts'
import { cuarenta } from './cuarenta/facts.ts'
import { dalia } from './dalia/facts.ts'
import { elefante } from './elefante/facts.ts'
import { elena } from './elena/facts.ts'
import { elevador } from './elevador/facts.ts'
import { escarabajo } from './escarabajo/facts.ts'
import { espadas } from './espadas/facts.ts'
import { expreso } from './expreso/facts.ts'
import { fiandeiras } from './fiandeiras/facts.ts'
import { forro } from './forro/facts.ts'
import { goleiro } from './goleiro/facts.ts'
import { hamaca } from './hamaca/facts.ts'
import { huella } from './huella/facts.ts'
import { huracan } from './huracan/facts.ts'
import { insomnes } from './insomnes/facts.ts'
import { jacares } from './jacares/facts.ts'
import { jardin } from './jardin/facts.ts'
import { jueves } from './jueves/facts.ts'
import { luz } from './luz/facts.ts'
import { malacara } from './malacara/facts.ts'
import { mapa } from './mapa/facts.ts'
import { mar } from './mar/facts.ts'
import { miel } from './miel/facts.ts'
import { ministro } from './ministro/facts.ts'
import { oleo } from './oleo/facts.ts'
import { onca } from './onca/facts.ts'
import { pensao } from './pensao/facts.ts'
import { permiso } from './permiso/facts.ts'
import { pisos } from './pisos/facts.ts'
import { placa } from './placa/facts.ts'
import { pozo } from './pozo/facts.ts'
import { revelado } from './revelado/facts.ts'
import { sabana } from './sabana/facts.ts'
import { salar } from './salar/facts.ts'
import { salchicha } from './salchicha/facts.ts'
import { sellos } from './sellos/facts.ts'
import { sinal } from './sinal/facts.ts'
import { vals } from './vals/facts.ts'
import { vereda } from './vereda/facts.ts'
import { viruta } from './viruta/facts.ts'
import { volcan } from './volcan/facts.ts'
import { voz } from './voz/facts.ts'

/** By slug; who adds one adds its two lines. */
export const films: ReadonlyArray<Film> = [
  ancla,
  andar,
  apagon,
  aranda,
  azulejos,
  bala,
  barbero,
  barba,
  billete,
  camara,
  capicua,
  carab,
  castanas,
  cebolla,
  cerrajero,
  cinza,
  compases,
  copo,
  cuarenta,
  dalia,
  elefante,
  elena,
  espadas,
  elevador,
  escarabajo,
  fiandeiras,
  forro,
  expreso,
  goleiro,
  hamaca,
  huella,
  huracan,
  insomnes,
  jacares,
  jardin,
  jueves,
  luz,
  malacara,
  mapa,
  mar,
  miel,
  ministro,
  permiso,
  pisos,
  sabana,
  revelado,
  oleo,
  onca,
  pensao,
  placa,
  pozo,
  salar,
  salchicha,
  sellos,
  vals,
  sinal,
  vereda,
  viruta,
  volcan,
  voz,
]
