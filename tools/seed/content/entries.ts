import { CATEGORIES, type ContentType, LOADERS, SIDES } from '@bigorna/domain/catalogue-terms';
import { MOD_STATUSES } from '@bigorna/domain/mod-status';
import { z } from 'zod';
import buildingAddons from './addons/building.json' with { type: 'json' };
import lifeAddons from './addons/life.json' with { type: 'json' };
import playAddons from './addons/play.json' with { type: 'json' };
import worldAddons from './addons/world.json' with { type: 'json' };
import adventureMods from './mods/adventure.json' with { type: 'json' };
import buildingMods from './mods/building.json' with { type: 'json' };
import lifeMods from './mods/life.json' with { type: 'json' };
import technologyMods from './mods/technology.json' with { type: 'json' };
import toolMods from './mods/tools.json' with { type: 'json' };
import workshopMods from './mods/workshop.json' with { type: 'json' };
import worldMods from './mods/world.json' with { type: 'json' };

export const LANGUAGES = ['pt', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];

/** A mod or addon as its author submits it. The generator derives the rest. */
const entry = z.strictObject({
  title: z.string(),
  author: z.string(),
  lang: z.enum(LANGUAGES),
  categories: z.array(z.enum(CATEGORIES)),
  tags: z.array(z.string()),
  short: z.string(),
  /** Introductory paragraph of the description. */
  intro: z.string(),
  /** Features, one line each. */
  points: z.array(z.string()),
  loaders: z.array(z.enum(LOADERS)).exactOptional(),
  /** Where a mod runs: both sides by default. */
  side: z.enum(SIDES).exactOptional(),
  premium: z.literal(true).exactOptional(),
  featured: z.literal(true).exactOptional(),
  /** Titles of required mods. */
  needs: z.array(z.string()).exactOptional(),
  /** Titles of optional mods. */
  likes: z.array(z.string()).exactOptional(),
  /** Titles of incompatible mods. */
  clashes: z.array(z.string()).exactOptional(),
  /** `approved` by default. */
  status: z.enum(MOD_STATUSES).exactOptional(),
  /** The reason for a rejection, shown to the author. */
  reason: z.string().exactOptional(),
  /** The newest release is hosted on the author's server. */
  external: z.literal(true).exactOptional(),
});
export type Entry = z.infer<typeof entry>;

export interface TypedEntry extends Entry {
  contentType: ContentType;
}

const as = (contentType: ContentType, ...groups: readonly unknown[][]): TypedEntry[] =>
  groups.flatMap((group) => group.map((written) => ({ ...entry.parse(written), contentType })));

/** Every mod and addon of the data set. */
export const ENTRIES: readonly TypedEntry[] = [
  ...as('mod', technologyMods, worldMods, lifeMods, buildingMods, adventureMods, toolMods, workshopMods),
  ...as('addon', worldAddons, lifeAddons, buildingAddons, playAddons),
];

/** Titles of the most downloaded mods, in order. All other mods follow in random order. */
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
export const MOD_OF_THE_WEEK = 'Céu Aberto';
