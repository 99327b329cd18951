import { describe, expect, it } from 'vitest';
import { RUNTIME } from '../../../functions/src/platform/runtime.ts';
import { findQuotaFaults, formatQuota, sumDemand } from './check-quota.ts';

const runtime = { memory: '1GiB', cpu: 1, maxInstances: 20, concurrency: 1, timeoutSeconds: 60 } as const;

describe('quota of Cloud Run', () => {
  it('is enough for each function in a new project (R153)', () => {
    expect(findQuotaFaults(RUNTIME)).toEqual([]);
  });

  it('reports a function that takes more vCPU or memory than a new project may use (R153)', () => {
    const few = { ...runtime, cpu: 2 };
    expect(findQuotaFaults({ api: runtime, media: { ...few, memory: '4GiB', maxInstances: 10 } })).toEqual([]);
    expect(findQuotaFaults({ api: { ...runtime, maxInstances: 100 } })).toEqual([
      '100 instances of api take 100 vCPU and 100 GiB; a new project may take 20 and 40',
    ]);
    expect(findQuotaFaults({ media: { ...runtime, memory: '4GiB', maxInstances: 11 } })).toHaveLength(1);
  });

  it('is printed beside the sum of all functions (R153)', () => {
    expect(sumDemand({ a: runtime, b: { ...runtime, memory: '512MiB', maxInstances: 2 } })).toEqual({
      cpu: 22,
      gibibytes: 21,
    });
    expect(formatQuota().join(' ')).toContain(`${sumDemand().cpu} vCPU`);
  });
});
