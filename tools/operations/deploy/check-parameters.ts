import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from '../../shared/paths.ts';

/** A function parameter or secret. */
export type Parameter = { readonly name: string; readonly isSecret: boolean; readonly hasDefault: boolean };

const DEFINED = /\bdefine(String|Int|Boolean|List|Float|Secret|JsonSecret)\(\s*'([A-Z0-9_]+)'\s*(,[^)]*default:)?/g;

/** The parameters and secrets that a source defines. */
export const parseParameters = (source: string): Parameter[] =>
  [...source.matchAll(DEFINED)].map(([, kind = '', name = '', fallback]) => ({
    name,
    isSecret: kind.endsWith('Secret'),
    hasDefault: fallback !== undefined,
  }));

/** All parameters of the functions. */
export const readDeclaredParameters = async (): Promise<Parameter[]> => {
  const files = globSync('functions/src/**/*.ts', { cwd: ROOT, exclude: ['**/*.test.ts'] });
  const found = files.map(async (file) => parseParameters(await readFile(join(ROOT, file), 'utf8')));
  return (await Promise.all(found)).flat();
};

/**
 * Parameters that the guide does not name, and required parameters that the project's settings lack.
 *
 * @param guide text of docs/operations.md
 * @param given setting names of the project; null without a project
 */
export const findParameterFaults = (
  declared: readonly Parameter[],
  guide: string,
  given: readonly string[] | null,
): string[] => [
  ...(declared.length === 0 ? ['no parameter was found in functions/src'] : []),
  ...declared
    .filter(({ name }) => !guide.includes(`\`${name}\``))
    .map(({ name }) => `docs/operations.md does not name ${name}`),
  ...declared
    .filter(({ name, isSecret, hasDefault }) => !isSecret && !hasDefault && given !== null && !given.includes(name))
    .map(({ name }) => `the project's settings do not give ${name}`),
];
