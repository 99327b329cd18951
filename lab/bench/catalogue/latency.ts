/**
 * Percentile by the nearest-rank method; NaN without values.
 *
 * @param share from 0 to 1
 */
export const computePercentile = (values: readonly number[], share: number): number => {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
};

interface Latency {
  readonly count: number;
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
}

export const getLatency = (milliseconds: readonly number[]): Latency => ({
  count: milliseconds.length,
  p50: computePercentile(milliseconds, 0.5),
  p95: computePercentile(milliseconds, 0.95),
  p99: computePercentile(milliseconds, 0.99),
});

export const computeMean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;
