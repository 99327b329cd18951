import type { Plugin } from 'vite';

const SETTINGS = '__zod_globalConfig = {}';

/**
 * zod without the checks that it compiles by `new Function`: the pages' policy forbids that, and browsers report each
 * attempt. Set in zod itself, for a bundle's chunks may make schemas before any module of ours has run. For site and console.
 */
export const interpretedSchemas = (): Plugin => ({
  name: 'bigorna:interpreted-schemas',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /zod\/v4\/core\/core\.js$/ },
    handler: (source) => {
      if (!source.includes(SETTINGS))
        throw new Error('zod has its settings elsewhere: see web/build/interpreted-schemas.ts');
      return { code: source.replace(SETTINGS, '__zod_globalConfig = { jitless: true }'), map: null };
    },
  },
});
