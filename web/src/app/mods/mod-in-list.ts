import type { ModCard } from '@bigorna/domain/endpoints/mods';
import type { ReactNode } from 'react';
import type { MyGame } from '../my-game.ts';
import type { AskedGames } from './shown-pair.ts';

/** What a list gives to each of its mods. */
export interface ModInListProps {
  mod: ModCard;
  /** The game that the list is filtered by: its links carry it on. Without one the visitor's own holds by itself. */
  game?: MyGame;
  /** The games that the list asks for: the badges show which of them a mod is for. */
  asked?: AskedGames;
  /** What else is to be said of the mod, among its marks. */
  note?: ReactNode;
  /** In the first view, or the first mod of it. */
  eager?: boolean | 'first';
}
