import { join } from 'node:path';
import { LOCALES } from '@bigorna/domain/locales';
import type { Plugin } from 'vite';
import { type CatalogueFile, compileCatalogues, createTextFilter, hashFiles } from './catalogues.ts';
import { readSourceGraph } from './source-graph.ts';
import { assignTextParts, LOADED_PARTS } from './text-parts.ts';

const SERVER_TEXTS = 'virtual:server-texts';

const mergeParts = (files: readonly CatalogueFile[]): Record<string, object> =>
  Object.fromEntries(
    LOCALES.map((locale) => {
      const parts = files.filter(({ name }) => name.startsWith(`${locale}.`));
      return [locale, Object.assign({}, ...parts.map(({ content }) => JSON.parse(content)))];
    }),
  );

/**
 * Emits the catalogues of `lang/` in parts, as JSON in one folder. `import.meta.env.TEXTS` is the folder's URL.
 *
 * Fails the build if the bundler's graph needs a text in an earlier part than the source graph assigned.
 *
 * @param root `web/`
 */
export const splitCatalogues = (root: string, forEmulators: boolean): Plugin => {
  const sources = join(root, 'src/');
  const lang = join(root, 'lang');
  const graph = readSourceGraph(sources);
  const textParts = assignTextParts(sources, graph);
  const files = compileCatalogues(lang, textParts, createTextFilter(forEmulators));
  const folder = `assets/texts-${hashFiles(files)}`;
  return {
    name: 'bigorna:split-catalogues',
    // A server has all texts of the pages that it renders.
    resolveId: (id) => (id === SERVER_TEXTS ? `\0${SERVER_TEXTS}` : null),
    load: (id) =>
      id === `\0${SERVER_TEXTS}` ? `export const SERVER_TEXTS = ${JSON.stringify(mergeParts(files))}` : null,
    config: () => ({ define: { 'import.meta.env.TEXTS': JSON.stringify(`/${folder}`) } }),
    configureServer: ({ middlewares }) => {
      middlewares.use(`/${folder}`, (request, response, next) => {
        const file = files.find(({ name }) => request.url === `/${name}`);
        if (!file) return next();
        response.setHeader('Content-Type', 'application/json');
        response.end(file.content);
      });
    },
    generateBundle() {
      if (this.environment.name === 'ssr') return;
      const imports = (module: string): readonly string[] => {
        const info = this.getModuleInfo(module);
        return info ? [...info.importedIds, ...info.dynamicallyImportedIds] : [];
      };
      const bundled = assignTextParts(sources, { imports, texts: graph.texts });
      const misplaced = [...bundled].filter(([id, part]) => !LOADED_PARTS[part].includes(textParts.get(id) ?? 'first'));
      if (misplaced.length > 0)
        this.error(`these texts load after their pages: ${misplaced.map(([id]) => id).join(', ')}`);
      for (const { name, content } of files)
        this.emitFile({ type: 'asset', fileName: `${folder}/${name}`, source: content });
    },
  };
};
