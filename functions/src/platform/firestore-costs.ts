const counted = { reads: 0, writes: 0 };

/** Documents read and written by this process so far, as Firestore bills them: an empty query is one read. */
export const readsAndWrites = (): { reads: number; writes: number } => ({ ...counted });

const watchers = new Set<Map<string, number>>();

/** Counts this process's writes by document path until `stop`; for tests and benchmarks. */
export const watchWrites = (): { byPath: ReadonlyMap<string, number>; stop(): void } => {
  const byPath = new Map<string, number>();
  watchers.add(byPath);
  return { byPath, stop: () => void watchers.delete(byPath) };
};

const readWatchers = new Set<Map<string, number>>();

/** Counts this process's reads by the name of a query or the collection of a document until `stop`; for benchmarks. */
export const watchReads = (): { byKind: ReadonlyMap<string, number>; stop(): void } => {
  const byKind = new Map<string, number>();
  readWatchers.add(byKind);
  return { byKind, stop: () => void readWatchers.delete(byKind) };
};

/** Notes reads of a kind: a query's name, or the collection of a document. */
export const countReads = (kind: string, reads: number): void => {
  counted.reads += reads;
  for (const byKind of readWatchers) byKind.set(kind, (byKind.get(kind) ?? 0) + reads);
};

/** Notes a write of each path. */
export const countWrites = (paths: readonly string[]): void => {
  counted.writes += paths.length;
  for (const byPath of watchers) for (const path of paths) byPath.set(path, (byPath.get(path) ?? 0) + 1);
};
