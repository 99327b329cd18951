import { CHANNELS, type Channel } from '@bigorna/domain/catalogue-terms';
import type { MyGame } from '#shared/game/my-game.ts';
import { parseGameParam } from './page-game.ts';

/** Tabs of a mod's page. Each has its own URL; the first tab's URL has no `tab` parameter. */
export const MOD_TABS = ['description', 'versions', 'gallery', 'comments'] as const;
export type ModTab = (typeof MOD_TABS)[number];

/** State in a mod page's URL. Version and loader select the game and filter the versions; the channel only filters. */
export interface ModPageState extends MyGame {
  tab: ModTab;
  channel: Channel | '';
  /** Id of the release whose details are open: each release has a URL. */
  release: string;
  /** Id of the release that the visitor has: the page shows what changed since. */
  since: string;
}

const ID_MAX = 128;

/** Parses the state from a URL's query. Unknown values are dropped. */
export const parseModState = (search: string): ModPageState => {
  const params = new URLSearchParams(search);
  const readId = (name: string): string => (params.get(name) ?? '').slice(0, ID_MAX);
  return {
    tab: MOD_TABS.find((known) => known === params.get('tab')) ?? 'description',
    release: readId('release'),
    since: readId('since'),
    ...parseGameParam(search),
    channel: CHANNELS.find((known) => known === params.get('c')) ?? '',
  };
};
