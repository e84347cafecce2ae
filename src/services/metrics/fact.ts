import type { MetricRecord } from '../../../models/metric.ts'

/** What the operator is told; who sends it knows the rest of the record. */
export type MetricFact = Pick<MetricRecord, 'kind' | 'event'> & Partial<Omit<MetricRecord, 'sessionId' | 'ts'>>
