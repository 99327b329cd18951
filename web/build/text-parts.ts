import { TEXT_PARTS, type TextPart } from '../src/shared/i18n/text-parts.ts';

/** A module graph. Modules are absolute paths. */
export interface ModuleGraph {
  /** Static and dynamic imports of a module. */
  imports: (module: string) => readonly string[];
  /** Ids of the texts that a module defines. */
  texts: (module: string) => readonly string[];
}

/** Root modules of each part, below `web/src/`. */
export const PART_ROOTS: Readonly<Record<TextPart, readonly string[]>> = {
  first: ['main.tsx'],
  mod: ['mod/mod', 'download/download', 'member/member'].map((page) => `features/${page}-page.tsx`),
  reading: ['help', 'guidelines', 'partners', 'terms', 'privacy'].map((page) => `features/texts/${page}-page.tsx`),
  later: ['app/secondary-routes.ts'],
};

/**
 * Parts that the pages of each part have loaded, their own part first. The pages of `reading` are secondary pages, so
 * they also load `later`.
 */
export const LOADED_PARTS: Readonly<Record<TextPart, readonly TextPart[]>> = {
  first: ['first'],
  mod: ['mod', 'first'],
  reading: ['reading', 'later', 'first'],
  later: ['later', 'first'],
};

/** Modules reachable from the roots, except those reachable only through another part's roots. */
const findReachable = (roots: readonly string[], otherRoots: ReadonlySet<string>, graph: ModuleGraph): Set<string> => {
  const found = new Set<string>();
  const visit = (module: string): void => {
    if (found.has(module) || otherRoots.has(module)) return;
    found.add(module);
    for (const imported of graph.imports(module)) visit(imported);
  };
  for (const root of roots) visit(root);
  return found;
};

/** The most specific part that the pages of all these parts have loaded. */
const findCommonPart = (parts: ReadonlySet<TextPart>): TextPart => {
  const [chain = [], ...others] = [...parts].map((part) => LOADED_PARTS[part]);
  return chain.find((part) => others.every((other) => other.includes(part))) ?? 'first';
};

/**
 * Assigns each text to one part: the part of the pages that use the text. If pages of several parts use the text, it
 * belongs to the most specific part that all these pages load.
 *
 * @param sources `web/src/`, the prefix of the graph's modules
 */
export const assignTextParts = (sources: string, graph: ModuleGraph): Map<string, TextPart> => {
  const getRoots = (part: TextPart): string[] => PART_ROOTS[part].map((root) => sources + root);
  const users = new Map<string, Set<TextPart>>();
  for (const part of TEXT_PARTS) {
    const otherRoots = new Set(TEXT_PARTS.filter((other) => other !== part).flatMap(getRoots));
    for (const module of findReachable(getRoots(part), otherRoots, graph))
      for (const id of graph.texts(module)) users.set(id, (users.get(id) ?? new Set()).add(part));
  }
  return new Map([...users].map(([id, parts]) => [id, findCommonPart(parts)]));
};
