const totals = { reads: 0, writes: 0 };

/** Documents that this process read and wrote so far, as Firestore bills them. An empty query counts as one read. */
export const getReadWriteCounts = (): { reads: number; writes: number } => ({ ...totals });

const writeWatchers = new Set<Map<string, number>>();

/** Counts writes by document path until `stop`. For tests and benchmarks. */
export const watchWrites = (): { byPath: ReadonlyMap<string, number>; stop(): void } => {
  const byPath = new Map<string, number>();
  writeWatchers.add(byPath);
  return { byPath, stop: () => void writeWatchers.delete(byPath) };
};

const readWatchers = new Set<Map<string, number>>();

/** Counts reads by query name or collection until `stop`. For benchmarks. */
export const watchReads = (): { byKind: ReadonlyMap<string, number>; stop(): void } => {
  const byKind = new Map<string, number>();
  readWatchers.add(byKind);
  return { byKind, stop: () => void readWatchers.delete(byKind) };
};

/** Records reads under a query name or a collection. */
export const countReads = (kind: string, reads: number): void => {
  totals.reads += reads;
  for (const byKind of readWatchers) byKind.set(kind, (byKind.get(kind) ?? 0) + reads);
};

/** Records one write for each path. */
export const countWrites = (paths: readonly string[]): void => {
  totals.writes += paths.length;
  for (const byPath of writeWatchers) for (const path of paths) byPath.set(path, (byPath.get(path) ?? 0) + 1);
};
