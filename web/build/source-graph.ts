import { existsSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { ModuleGraph } from './text-parts.ts';

/** Imports and re-exports, also those of types: a module too many only keeps a text in the first part. */
const IMPORT = /(?:^|\n|;)\s*(?:import|export)\b(?:[^'";]*?\bfrom\b)?\s*'([^']+)'|\bimport\(\s*'([^']+)'/g;
const TEXT_ID = /\bid:\s*'([\w.-]+)'/g;
const SOURCE = /\.tsx?$/;

const memoized = <Answer>(answer: (module: string) => Answer): ((module: string) => Answer) => {
  const known = new Map<string, Answer>();
  return (module) => {
    const answered = known.get(module) ?? answer(module);
    known.set(module, answered);
    return answered;
  };
};

/**
 * The graph as the sources spell it, known before the bundler has read them.
 *
 * @param sources `web/src/`, where `#name/…` is `name/…` as the package's `imports` say
 */
export const sourceGraph = (sources: string): ModuleGraph => {
  const isSource = (module: string): boolean => module.startsWith(sources) && SOURCE.test(module) && existsSync(module);
  const read = memoized((module) => (isSource(module) ? readFileSync(module, 'utf8') : ''));
  const locate = (from: string, specifier: string): string[] => {
    if (specifier.startsWith('#')) return [sources + specifier.slice(1)];
    return specifier.startsWith('.') ? [resolve(dirname(from), specifier)] : [];
  };
  return {
    imports: memoized((module) =>
      [...read(module).matchAll(IMPORT)].flatMap(([, atOnce, asked]) => locate(module, atOnce ?? asked ?? '')),
    ),
    texts: memoized((module) => [...read(module).matchAll(TEXT_ID)].flatMap(([, id]) => id ?? [])),
  };
};
