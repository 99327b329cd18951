import type { Plugin } from 'vite';

const rewrite = (name: string, id: RegExp, code: (source: string) => string): Plugin => ({
  name: `bigorna:${name}`,
  apply: 'build',
  enforce: 'pre',
  transform: { filter: { id }, handler: (source) => ({ code: code(source), map: null }) },
});

/** An icon's own file without what only lucide-react's factory reads. Saves the first load 0.4 KiB. */
const plainIcons = (): Plugin =>
  rewrite('plain-icons', /lucide-react\/dist\/esm\/icons\//, (source) =>
    source
      .replace(/,\s*key: "\w+"/g, '')
      .replace(/\bname: "[\w-]+",\s*size: 24,/, '')
      .replace('__iconData.node;', ''),
  );

/**
 * React Router's and react-intl's components without the names that only developers' tools read: naming one of them as
 * the module loads keeps it in the bundle, used or not (forms, `NavLink`, lists, relative times). Saves 2.5 KiB.
 */
const namelessComponents = (): Plugin =>
  rewrite(
    'nameless-components',
    /react-router\/dist\/production\/chunk-|node_modules\/react-intl\/index\.js$/,
    (source) =>
      source
        .replace(/^\s*\w+\.displayName = .+;$/gm, '')
        .replace(/ = (React\d*\.(?:forwardRef|createContext|memo)\(|createFormatted\w+\()/g, ' = /* @__PURE__ */ $1'),
  );

/** The exports of react-query's modules for mutations and for endless lists. */
const LEFT_OUT = ['Mutation', 'getDefaultState', 'infiniteQueryBehavior', 'hasNextPage', 'hasPreviousPage'];

/** What somebody reads who is the first to use what is left out. */
const ADVICE =
  'The site is built without react-query’s mutations and endless lists: take queriesOnly() out of web/build/lean-packages.ts to use them';

const leftOut = [
  `function leftOut() { throw new Error(${JSON.stringify(ADVICE)}); }`,
  ...LEFT_OUT.map((name) => `export { leftOut as ${name} };`),
].join('\n');

/** What react-query's client asks of its mutations, of which there are none. */
const noMutations = `export class MutationCache {
  clear() {}
  findAll() { return []; }
  resumePausedMutations() { return Promise.resolve(); }
}`;

/** Modules of react-query that are in a bundle only where a hook for mutations or endless lists is used. */
const NEEDS_LEFT_OUT = /\/(?:mutationObserver|infiniteQueryObserver|useMutationState)\.js$/;

/** Stops the build where a page uses what is left out, rather than that page when it is opened. */
const stopOnUse = (): Plugin => ({
  name: 'bigorna:stop-on-use',
  apply: 'build',
  generateBundle(_options, bundle) {
    const modules = Object.values(bundle).flatMap((output) =>
      output.type === 'chunk' ? Object.entries(output.modules) : [],
    );
    if (modules.some(([id, { renderedLength }]) => renderedLength > 0 && NEEDS_LEFT_OUT.test(id))) this.error(ADVICE);
  },
});

/**
 * react-query without mutations and endless lists: the site has none, and its client would bring both. A page that begins
 * to use one stops the build. Saves 2 KiB.
 */
const queriesOnly = (): Plugin[] => [
  stopOnUse(),
  rewrite('no-mutations', /query-core\/build\/modern\/mutationCache\.js$/, () => noMutations),
  rewrite('queries-only', /query-core\/build\/modern\/(?:mutation|infiniteQueryBehavior)\.js$/, () => leftOut),
];

/**
 * With one style sheet and no preloading there is nothing for Vite's import helper to do: a dynamic import is just that.
 * Saves the first load 1 KiB.
 */
const plainDynamicImports = (): Plugin =>
  rewrite('plain-dynamic-imports', /vite\/preload-helper/, () => 'export const __vitePreload = (load) => load();');

/** Packages without what the site does not use and no bundler can know to be unused. */
export const leanPackages = (): Plugin[] => [
  plainIcons(),
  namelessComponents(),
  ...queriesOnly(),
  plainDynamicImports(),
];
