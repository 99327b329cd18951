import { CHANNELS, type Channel } from '@bigorna/domain/catalogue-terms';
import type { MyGame } from '../my-game.ts';
import { paths } from '../paths.ts';
import { gameAskedFor } from './page-game.ts';

/** The parts of a mod's page, each with an address of its own; the first is the page's plain address. */
export const MOD_TABS = ['description', 'versions', 'gallery', 'comments'] as const;
export type ModTab = (typeof MOD_TABS)[number];

/** What a mod page's address says. Version and loader are the game asked for, and filter the versions; the channel only filters. */
export interface ModPageState extends MyGame {
  tab: ModTab;
  channel: Channel | '';
}

/** The state of an address's query; what is unknown is dropped. */
export const modStateOf = (search: string): ModPageState => {
  const params = new URLSearchParams(search);
  return {
    tab: MOD_TABS.find((known) => known === params.get('tab')) ?? 'description',
    ...gameAskedFor(search),
    channel: CHANNELS.find((known) => known === params.get('c')) ?? '',
  };
};

/** A mod page's address for a state, what is default left out. */
export const modAddress = (slug: string, state: Partial<ModPageState> = {}): string => {
  const { tab = 'description', version, loader, channel } = state;
  const params = new URLSearchParams();
  if (tab !== 'description') params.set('tab', tab);
  if (version) params.set('v', version);
  if (loader) params.set('g', loader);
  if (channel && tab === 'versions') params.set('c', channel);
  const query = params.toString();
  return paths.mod(slug) + (query && `?${query}`);
};
