import type { Rolldown } from 'vite';

type Graph = Pick<Rolldown.ChunkingContext, 'getModuleInfo'>;

/** Larger than the number of routes in `app/routes.ts`. */
const MOST_USERS = 12;

/** Adds a module and its static imports, direct and transitive, without packages. */
const addModules = (graph: Graph, module: string, found: Set<string>): Set<string> => {
  if (found.has(module) || module.includes('node_modules')) return found;
  found.add(module);
  for (const imported of graph.getModuleInfo(module)?.importedIds ?? []) addModules(graph, imported, found);
  return found;
};

/** The users of each module: one digit per page of the routes file, then one for all other importers. */
const readUsers = (graph: Graph, routes: string): ReadonlyMap<string, string> => {
  const pages = (graph.getModuleInfo(routes)?.dynamicallyImportedIds ?? []).map((page) =>
    addModules(graph, page, new Set()),
  );
  if (pages.length === 0 || pages.length >= MOST_USERS) throw new Error(`${routes} imports ${pages.length} pages`);
  const modules = new Set(pages.flatMap((page) => [...page]));
  const others = new Set<string>();
  for (const module of modules) {
    const importers = graph.getModuleInfo(module)?.importers ?? [];
    if (importers.some((importer) => !modules.has(importer))) addModules(graph, module, others);
  }
  const users = [...pages, others];
  return new Map([...modules].map((module) => [module, users.map((user) => Number(user.has(module))).join('')]));
};

const count = (users: string): number => users.replaceAll('0', '').length;

/**
 * Groups for `codeSplitting`: one chunk for modules that the same pages import, if at least two pages import them. The
 * bundler alone would make a chunk for each set of importers in the whole site, parts of pages included. Then a first
 * visit loads about 40 files of less than a kilobyte.
 *
 * A group also receives the dependencies of its modules. These have the same users or more. The bundler fills groups in
 * their order, so groups with many users come first.
 *
 * @param routes file that imports the pages that visits start with
 */
export const groupByPages = (routes: string): Rolldown.CodeSplittingGroup[] => {
  let usersOfModules: ReadonlyMap<string, string> | undefined;
  return Array.from({ length: MOST_USERS - 1 }, (_, index) => MOST_USERS - index).map((number) => ({
    name: (module, graph) => {
      usersOfModules ??= readUsers(graph, routes);
      const users = usersOfModules.get(module) ?? '';
      return count(users) === number && count(users.slice(0, -1)) > 1 ? `pages-${users}` : null;
    },
  }));
};
