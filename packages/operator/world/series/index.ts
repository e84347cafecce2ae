import type { Series } from '../written.ts'
import { archivo } from './archivo/facts.ts'
import { barra } from './barra/facts.ts'
import { calles } from './calles/facts.ts'
import { capacidad } from './capacidad/facts.ts'
import { clavel } from './clavel/facts.ts'
import { donas } from './donas/facts.ts'
import { igarape } from './igarape/facts.ts'
import { lechuzas } from './lechuzas/facts.ts'
import { prestada } from './prestada/facts.ts'
import { receta } from './receta/facts.ts'
import { ventanilla } from './ventanilla/facts.ts'
import { vientos } from './vientos/facts.ts'

/** By slug; who adds one adds its two lines. */
export const series: ReadonlyArray<Series> = [
  archivo,
  barra,
  calles,
  capacidad,
  clavel,
  donas,
  igarape,
  lechuzas,
  prestada,
  receta,
  ventanilla,
  vientos,
]
