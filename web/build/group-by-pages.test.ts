import type { Rolldown } from 'vite';
import { describe, expect, it } from 'vitest';
import { groupByPages } from './group-by-pages.ts';

/** Static imports of each module. `routes` imports the pages on demand. */
const IMPORTS: Readonly<Record<string, readonly string[]>> = {
  home: ['card'],
  list: ['card', 'pager', 'date'],
  search: ['pager'],
  card: ['icon', 'node_modules/react', 'date'],
  icon: ['card'],
  pager: [],
  date: [],
  profile: ['date'],
};
const PAGES = ['home', 'list', 'search'];

const createGraph = (pages: readonly string[]): Rolldown.ChunkingContext => ({
  getModuleInfo: (module) =>
    ({
      importedIds: IMPORTS[module] ?? [],
      importers: Object.keys(IMPORTS).filter((importer) => IMPORTS[importer]?.includes(module)),
      dynamicallyImportedIds: module === 'routes' ? pages : [],
    }) as unknown as Rolldown.ModuleInfo,
});

/** Names of the groups that take a module, in the order of the groups. */
const findNames = (module: string, pages: readonly string[] = PAGES): string[] => {
  const graph = createGraph(pages);
  return groupByPages('routes').flatMap(({ name }) =>
    typeof name === 'function' ? (name(module, graph) ?? []) : name,
  );
};

describe('groupByPages', () => {
  it('puts modules with the same pages into one group', () => {
    expect(findNames('card')).toEqual(['pages-1100']);
    expect(findNames('icon')).toEqual(['pages-1100']);
    expect(findNames('pager')).toEqual(['pages-0110']);
  });

  it('separates modules that other code also imports', () => {
    expect(findNames('date')).toEqual(['pages-1101']);
  });

  it.each(['home', 'profile', 'node_modules/react', 'unknown'])('leaves %s to the bundler', (module) => {
    expect(findNames(module)).toEqual([]);
  });

  it('rejects a routes file without pages, or with more pages than groups', () => {
    expect(() => findNames('card', [])).toThrow('routes imports 0 pages');
    expect(() =>
      findNames(
        'card',
        Array.from({ length: 12 }, (_, index) => `page-${index}`),
      ),
    ).toThrow('12 pages');
  });
});
