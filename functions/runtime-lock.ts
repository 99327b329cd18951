import { z } from 'zod';

const lockEntry = z.looseObject({
  version: z.string().optional(),
  dependencies: z.record(z.string(), z.string()).optional(),
  optionalDependencies: z.record(z.string(), z.string()).optional(),
  peerDependencies: z.record(z.string(), z.string()).optional(),
  peerDependenciesMeta: z.record(z.string(), z.object({ optional: z.boolean().optional() })).optional(),
});
type LockEntry = z.infer<typeof lockEntry>;
const lockFile = z.object({ packages: z.record(z.string(), lockEntry) });

export interface RuntimeLock {
  name: string;
  version: string;
  lockfileVersion: 3;
  requires: true;
  packages: Record<string, LockEntry>;
}

const NODE_ENGINE = '24';

/**
 * Path of the copy of `name` that the package at `from` loads. Like Node, searches the package's own folder first, then
 * its parents.
 */
const resolve = (packages: Record<string, LockEntry>, from: string, name: string): string | undefined => {
  for (let base = from; ; base = base.slice(0, Math.max(0, base.lastIndexOf('/node_modules/')))) {
    const path = base === '' ? `node_modules/${name}` : `${base}/node_modules/${name}`;
    if (packages[path] !== undefined) return path;
    if (base === '') return undefined;
  }
};

/** Dependencies of a package, each with whether it is optional. */
const listDependencies = (entry: LockEntry): [name: string, optional: boolean][] => [
  ...Object.keys(entry.dependencies ?? {}).map((name): [string, boolean] => [name, false]),
  ...Object.keys(entry.optionalDependencies ?? {}).map((name): [string, boolean] => [name, true]),
  ...Object.keys(entry.peerDependencies ?? {}).map((name): [string, boolean] => [
    name,
    entry.peerDependenciesMeta?.[name]?.optional === true,
  ]),
];

const withoutDevMarks = ({ dev: _dev, devOptional: _devOptional, ...entry }: LockEntry): LockEntry => entry;

/**
 * Builds the lock file of the deployed functions from the root lock file, so that both install the same versions.
 *
 * @param rootLock the parsed root package-lock.json
 * @param workspace the folder of the package that requires `names`
 * @throws Error if the root lock file lacks a package or installs it in the workspace's folder
 */
export const createRuntimeLock = (rootLock: unknown, workspace: string, names: readonly string[]): RuntimeLock => {
  const { packages } = lockFile.parse(rootLock);
  const included = new Map<string, LockEntry>();
  const visit = (from: string, name: string, optional: boolean): void => {
    if (packages[`${workspace}/node_modules/${name}`]) throw new Error(`${name} is installed below ${workspace} alone`);
    const path = resolve(packages, from, name);
    const entry = path === undefined ? undefined : packages[path];
    if (path === undefined || entry === undefined) {
      if (optional) return;
      throw new Error(`package-lock.json has no ${name} for ${from || workspace}`);
    }
    if (included.has(path)) return;
    included.set(path, withoutDevMarks(entry));
    for (const [child, childOptional] of listDependencies(entry)) visit(path, child, childOptional);
  };
  for (const name of names) visit('', name, false);
  const dependencies = Object.fromEntries(
    names.map((name) => [name, included.get(`node_modules/${name}`)?.version ?? '']),
  );
  const rootPackage = { name: 'bigorna-functions', version: '1.0.0', dependencies, engines: { node: NODE_ENGINE } };
  const sorted = [...included].toSorted(([a], [b]) => (a < b ? -1 : 1));
  return {
    name: rootPackage.name,
    version: rootPackage.version,
    lockfileVersion: 3,
    requires: true,
    packages: { '': rootPackage, ...Object.fromEntries(sorted) },
  };
};

/** The package.json that belongs to the lock file. */
export const createRuntimePackage = (lock: RuntimeLock): Record<string, unknown> => ({
  ...lock.packages[''],
  private: true,
  type: 'module',
  main: 'index.js',
});
