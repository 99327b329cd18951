import { BRAND } from '@bigorna/domain/brand';
import { createRobotsTxt } from '@bigorna/domain/robots-txt';
import type { Plugin } from 'vite';

/** Writes robots.txt for the brand's official site. */
export const robotsTxt = (): Plugin => ({
  name: 'bigorna:robots-txt',
  apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: 'robots.txt', source: createRobotsTxt(BRAND.officialSite) });
  },
});
