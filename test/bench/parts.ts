import type { Benchmark } from './benchmark.ts'
import { charts } from './charts.ts'
import { freshGuide } from './guide/fresh.ts'
import { guide } from './guide/guide.ts'
import { guideData } from './guide/guideData.ts'
import { backForward } from './load/backForward.ts'
import { scripts } from './load/scripts.ts'
import { titles } from './load/titles.ts'
import { visits } from './load/visits.ts'
import { longList } from './longList.ts'
import { movement } from './movement.ts'
import { posterWall } from './posterWall.ts'
import { remoteControl } from './remoteControl.ts'
import { soak } from './soak.ts'
import { backToLive } from './zap/backToLive.ts'
import { playerAlone } from './zap/playerAlone.ts'
import { playTitle } from './zap/playTitle.ts'
import { protectedChannels } from './zap/protected.ts'
import { quietMinutes } from './zap/quiet.ts'
import { timeShift } from './zap/timeShift.ts'
import { zapping } from './zap/zapping.ts'

/** In the order in which they stand in the document. */
export const PARTS: ReadonlyArray<Benchmark> = [
  scripts,
  visits,
  backForward,
  titles,
  posterWall,
  longList,
  guide,
  freshGuide,
  guideData,
  playerAlone,
  zapping,
  quietMinutes,
  protectedChannels,
  backToLive,
  playTitle,
  timeShift,
  remoteControl,
  movement,
  charts,
  soak,
]
