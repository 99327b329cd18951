import { RUNTIME, type Runtime, toMebibytes } from '../../../functions/src/platform/runtime.ts';

/**
 * Default quotas per region of a new project. Cloud Run's errors call these quotas CpuAllocPerProjectRegion and
 * MemAllocPerProjectRegion.
 */
const DEFAULT_QUOTA = { cpu: 20, gibibytes: 40 } as const;

/** Resources of all instances of one function, or of several functions. */
export interface Demand {
  readonly cpu: number;
  readonly gibibytes: number;
}

const getDemand = ({ cpu, memory, maxInstances }: Runtime): Demand => ({
  cpu: cpu * maxInstances,
  gibibytes: (toMebibytes(memory) * maxInstances) / 1024,
});

/** What all functions take together, if each runs all its instances. */
export const sumDemand = (runtimes: Readonly<Record<string, Runtime>> = RUNTIME): Demand =>
  Object.values(runtimes)
    .map(getDemand)
    .reduce((sum, one) => ({ cpu: sum.cpu + one.cpu, gibibytes: sum.gibibytes + one.gibibytes }));

/**
 * Functions that Cloud Run refuses to deploy in a new project: the instances of one function together exceed the
 * default quota.
 */
export const findQuotaFaults = (runtimes: Readonly<Record<string, Runtime>> = RUNTIME): string[] =>
  Object.entries(runtimes).flatMap(([name, runtime]) => {
    const { cpu, gibibytes } = getDemand(runtime);
    if (cpu <= DEFAULT_QUOTA.cpu && gibibytes <= DEFAULT_QUOTA.gibibytes) return [];
    const demand = `${runtime.maxInstances} instances of ${name} take ${cpu} vCPU and ${gibibytes} GiB`;
    return [`${demand}; a new project may take ${DEFAULT_QUOTA.cpu} and ${DEFAULT_QUOTA.gibibytes}`];
  });

/** The demand of all functions beside the default quota, as lines of the plan. */
export const formatQuota = (): string[] => {
  const { cpu, gibibytes } = sumDemand();
  return [
    `Cloud Run, all instances of all functions: ${cpu} vCPU, ${gibibytes} GiB in the region.`,
    `Default quota of a new project: ${DEFAULT_QUOTA.cpu} vCPU, ${DEFAULT_QUOTA.gibibytes} GiB. Each function fits; for all at once ask for more (docs/operations.md).`,
  ];
};
