import type { Rolldown } from 'vite';

/** The files that a chunk imports statically, and theirs in turn. */
export const withStaticImports = (file: string | undefined, bundle: Rolldown.OutputBundle | undefined): string[] => {
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
