import { join } from 'node:path';
import type { Plugin } from 'vite';
import { cutCatalogues, fingerprint, textsOf } from './catalogues.ts';
import { sourceGraph } from './source-graph.ts';
import { PARTS_AT_HAND, partOfTexts } from './text-parts.ts';

/**
 * Emits the catalogues of `lang/` in parts, as data in one folder whose name `import.meta.env.TEXTS` tells, and fails a
 * build whose pages, as the bundler reads them, need a text earlier than the part it was put into.
 *
 * @param root `web/`
 */
export const splitCatalogues = (root: string, forEmulators: boolean): Plugin => {
  const sources = join(root, 'src/');
  const lang = join(root, 'lang');
  const graph = sourceGraph(sources);
  const partOf = partOfTexts(sources, graph);
  const files = cutCatalogues(lang, partOf, textsOf(forEmulators));
  const folder = `assets/texts-${fingerprint(files)}`;
  return {
    name: 'bigorna:split-catalogues',
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
      const imports = (module: string): readonly string[] => {
        const info = this.getModuleInfo(module);
        return info ? [...info.importedIds, ...info.dynamicallyImportedIds] : [];
      };
      const bundled = partOfTexts(sources, { imports, texts: graph.texts });
      const late = [...bundled].filter(([id, part]) => !PARTS_AT_HAND[part].includes(partOf.get(id) ?? 'first'));
      if (late.length > 0) this.error(`these texts would come too late: ${late.map(([id]) => id).join(', ')}`);
      for (const { name, content } of files)
        this.emitFile({ type: 'asset', fileName: `${folder}/${name}`, source: content });
    },
  };
};
