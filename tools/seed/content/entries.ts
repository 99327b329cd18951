import type { ContentType } from '@bigorna/domain/catalogue-terms';
import { buildingAddons } from './addons/building.ts';
import { lifeAddons } from './addons/life.ts';
import { playAddons } from './addons/play.ts';
import { worldAddons } from './addons/world.ts';
import type { Entry } from './entry.ts';
import { adventureMods } from './mods/adventure.ts';
import { buildingMods } from './mods/building.ts';
import { lifeMods } from './mods/life.ts';
import { technologyMods } from './mods/technology.ts';
import { toolMods } from './mods/tools.ts';
import { workshopMods } from './mods/workshop.ts';
import { worldMods } from './mods/world.ts';

export interface TypedEntry extends Entry {
  contentType: ContentType;
}

const as = (contentType: ContentType, entries: readonly Entry[]): TypedEntry[] =>
  entries.map((entry) => ({ ...entry, contentType }));

/** Every mod and addon of the data set. */
export const ENTRIES: readonly TypedEntry[] = [
  ...as('mod', technologyMods),
  ...as('mod', worldMods),
  ...as('mod', lifeMods),
  ...as('mod', buildingMods),
  ...as('mod', adventureMods),
  ...as('mod', toolMods),
  ...as('mod', workshopMods),
  ...as('addon', worldAddons),
  ...as('addon', lifeAddons),
  ...as('addon', buildingAddons),
  ...as('addon', playAddons),
];

/** From the most downloaded on; the rest follow in a shuffled order. */
export const FIRST_IN_RANK: readonly string[] = [
  'Fornalha Infinita',
  'Trilhos do Sertão',
  'Vila Viva',
  'Cavernas de Quartzo',
  'Mochilas de Couro',
  'Quadro a Quadro',
  'Horta Mineira',
  'Céu Aberto',
  'Pesca Profunda',
  'Inkwell',
  'Bigode Core',
];
/** The staff's choice. */
export const MOD_OF_THE_WEEK = 'Céu Aberto';
