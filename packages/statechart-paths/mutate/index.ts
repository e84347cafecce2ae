export { mutantsOf } from './mutants.ts'
export { countOf, killedPercent, mutationScore, type Score, sampled, type Verdict } from './score.ts'
