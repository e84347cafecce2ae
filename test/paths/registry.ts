import type { AnyChartModel } from './model.ts'

/** Every chart of the product with its model: what the path tools, the trace and the drawings go through. */
export const chartModels: readonly AnyChartModel[] = []
