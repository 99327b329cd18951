import { existsSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { ModuleGraph } from './text-parts.ts';

/** Matches imports and re-exports, also of types. At worst, an import of a type moves a text to the first part. */
const IMPORT = /(?:^|\n|;)\s*(?:import|export)\b(?:[^'";]*?\bfrom\b)?\s*'([^']+)'|\bimport\(\s*'([^']+)'/g;
const TEXT_ID = /\bid:\s*'([\w.-]+)'/g;
const SOURCE = /\.tsx?$/;

const memoize = <Value>(compute: (module: string) => Value): ((module: string) => Value) => {
  const cache = new Map<string, Value>();
  return (module) => {
    const value = cache.get(module) ?? compute(module);
    cache.set(module, value);
    return value;
  };
};

/**
 * Module graph parsed from the sources, available before the bundler reads them.
 *
 * @param sources `web/src/`; the package's `imports` map `#name/…` to `name/…`
 */
export const readSourceGraph = (sources: string): ModuleGraph => {
  const isSource = (module: string): boolean => module.startsWith(sources) && SOURCE.test(module) && existsSync(module);
  const read = memoize((module) => (isSource(module) ? readFileSync(module, 'utf8') : ''));
  const locate = (from: string, specifier: string): string[] => {
    if (specifier.startsWith('#')) return [sources + specifier.slice(1)];
    return specifier.startsWith('.') ? [resolve(dirname(from), specifier)] : [];
  };
  return {
    imports: memoize((module) =>
      [...read(module).matchAll(IMPORT)].flatMap(([, staticImport, dynamicImport]) =>
        locate(module, staticImport ?? dynamicImport ?? ''),
      ),
    ),
    texts: memoize((module) => [...read(module).matchAll(TEXT_ID)].flatMap(([, id]) => id ?? [])),
  };
};
