import { build } from 'vite';
import { describe, expect, it } from 'vitest';
import { leanPackages } from './lean-packages.ts';

const ENTRY = 'virtual:page';

/** Builds a page that uses one export of react-query. */
const buildWith = (used: string) =>
  build({
    configFile: false,
    root: import.meta.dirname,
    logLevel: 'silent',
    plugins: [
      ...leanPackages(),
      {
        name: 'page',
        resolveId: (id) => (id === ENTRY ? id : null),
        load: (id) => (id === ENTRY ? `import { ${used} } from '@tanstack/react-query'; console.log(${used});` : null),
      },
    ],
    build: { write: false, rolldownOptions: { input: ENTRY, external: [/^react($|\/)/] } },
  });

describe('react-query as the site has it', () => {
  it.each(['useMutation', 'useInfiniteQuery', 'useIsMutating'])(
    'stops a build that uses %s, naming the file that leaves it out',
    async (used) => {
      await expect(buildWith(used)).rejects.toThrow('web/build/lean-packages.ts');
    },
  );

  it.each(['useQuery', 'QueryClient'])('is built with %s', async (used) => {
    await expect(buildWith(used)).resolves.toBeDefined();
  });
});
