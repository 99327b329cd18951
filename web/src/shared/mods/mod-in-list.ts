import type { ModCard, StaffModCard } from '@bigorna/domain/endpoints/mods.schemas';
import type { ReactNode } from 'react';
import type { MyGame } from '#shared/game/my-game.ts';
import type { RequestedGames } from './pick-compat-pair.ts';

/** A mod in a list. A super_admin's listings also contain mods that visitors do not see, with their status. */
export type ListedMod = ModCard & Partial<Pick<StaffModCard, 'status'>>;

export interface ModInListProps {
  mod: ListedMod;
  /** Game that the list is filtered by, passed on in links. Without this game, the visitor's game applies. */
  game?: MyGame;
  /** Games requested by the list's filters, for the badges. */
  requested?: RequestedGames;
  /** Extra badge. */
  note?: ReactNode;
  /** Whether the mod is in the first view; `first` for the first mod of the list. */
  eager?: boolean | 'first';
}
