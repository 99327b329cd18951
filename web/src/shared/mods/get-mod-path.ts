import { paths } from '#shared/routing/paths.ts';
import type { ModPageState } from './mod-page-state.ts';

/** Path of a mod page for a state, without default values. */
export const getModPath = (slug: string, state: Partial<ModPageState> = {}): string => {
  const { tab = 'description', version, loader, channel, release, since } = state;
  const params = new URLSearchParams();
  if (tab !== 'description') params.set('tab', tab);
  if (version) params.set('v', version);
  if (loader) params.set('g', loader);
  if (tab === 'versions') {
    if (channel) params.set('c', channel);
    if (since) params.set('since', since);
    if (release) params.set('release', release);
  }
  const query = params.toString();
  return paths.mod(slug) + (query && `?${query}`);
};
