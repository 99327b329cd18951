import { TEXT_PARTS, type TextPart } from '../src/i18n/text-parts.ts';

/** Modules by their full names, however they are found. */
export interface ModuleGraph {
  /** What a module imports, at once or when it is asked for. */
  imports: (module: string) => readonly string[];
  /** The ids of the texts that a module defines. */
  texts: (module: string) => readonly string[];
}

/** Where the pages of each part begin, below `web/src/`. */
export const PART_ROOTS: Readonly<Record<TextPart, readonly string[]>> = {
  first: ['main.tsx'],
  mod: ['features/mod/mod-page.tsx', 'features/download/download-page.tsx'],
  reading: ['help', 'guidelines', 'partners', 'terms', 'privacy'].map((page) => `features/texts/${page}-page.tsx`),
  later: ['app/later-routes.ts'],
};

/** What the pages of each part have, the part itself first: reading pages are among the later ones. */
export const PARTS_AT_HAND: Readonly<Record<TextPart, readonly TextPart[]>> = {
  first: ['first'],
  mod: ['mod', 'first'],
  reading: ['reading', 'later', 'first'],
  later: ['later', 'first'],
};

/** All that the roots lead to, without what only another part's roots lead to. */
const reach = (roots: readonly string[], otherRoots: ReadonlySet<string>, graph: ModuleGraph): Set<string> => {
  const found = new Set<string>();
  const visit = (module: string): void => {
    if (found.has(module) || otherRoots.has(module)) return;
    found.add(module);
    for (const imported of graph.imports(module)) visit(imported);
  };
  for (const root of roots) visit(root);
  return found;
};

/** The part that all of these pages have, and as few others as can be. */
const common = (parts: ReadonlySet<TextPart>): TextPart => {
  const [chain = [], ...others] = [...parts].map((part) => PARTS_AT_HAND[part]);
  return chain.find((part) => others.every((other) => other.includes(part))) ?? 'first';
};

/**
 * The part of each text that pages lead to: the one whose pages alone lead to all places that define it, or the next that
 * all of them have.
 *
 * @param sources `web/src/`, as the graph's modules begin
 */
export const partOfTexts = (sources: string, graph: ModuleGraph): Map<string, TextPart> => {
  const full = (part: TextPart): string[] => PART_ROOTS[part].map((root) => sources + root);
  const users = new Map<string, Set<TextPart>>();
  for (const part of TEXT_PARTS) {
    const otherRoots = new Set(TEXT_PARTS.filter((other) => other !== part).flatMap(full));
    for (const module of reach(full(part), otherRoots, graph))
      for (const id of graph.texts(module)) users.set(id, (users.get(id) ?? new Set()).add(part));
  }
  return new Map([...users].map(([id, parts]) => [id, common(parts)]));
};
