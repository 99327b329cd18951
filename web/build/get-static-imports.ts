import type { Rolldown } from 'vite';

/** Files that a chunk imports statically, directly or transitively. */
export const getStaticImports = (file: string | undefined, bundle: Rolldown.OutputBundle | undefined): string[] => {
  const found = new Set<string>();
  const visit = (name: string): void => {
    const output = bundle?.[name];
    if (output?.type !== 'chunk') return;
    for (const imported of output.imports) {
      if (found.has(imported)) continue;
      found.add(imported);
      visit(imported);
    }
  };
  if (file) visit(file);
  return [...found];
};
