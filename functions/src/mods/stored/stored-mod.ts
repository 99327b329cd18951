import type { Mod, ModDetails, ModModeration } from '@bigorna/domain/entities/mod';
import type { IdentifiedRelease } from '@bigorna/domain/mod-page';
import { ApiError, requireFound } from '../../platform/api-error.ts';
import { doc, get, getAll, type QueryDoc, type Reader, run } from '../../platform/firestore.ts';

/** The details of a mod. Without stored details, the short description serves as the description. */
const toModDetails = (mod: Mod, details: ModDetails | undefined): ModDetails =>
  details ?? {
    description: mod.short_description,
    license: null,
    links: { source: null, issues: null, site: null },
    gallery: [],
  };

/** A mod with its details, moderation data and releases, as stored. */
export interface StoredMod {
  readonly id: string;
  readonly mod: Mod;
  readonly details: ModDetails;
  /** Undefined for a mod that staff never changed. */
  readonly moderation: ModModeration | undefined;
  /** All releases, with any verdict. */
  readonly releases: readonly IdentifiedRelease[];
}

/** The initial moderation data of a mod. */
export const createModeration = (createdBy: string): ModModeration => ({
  created_by: createdBy,
  former_status: null,
  deleted_from: null,
  reason: null,
  reason_code: null,
  claim: null,
  decided_by: null,
  decided_at: null,
});

const withId = ({ id, data }: QueryDoc<Omit<IdentifiedRelease, 'id'>>): IdentifiedRelease => ({ ...data, id });

/**
 * Reads a mod of any status, also a soft-deleted mod.
 *
 * @throws ApiError mod_not_found
 */
export const readMod = async (tx: Reader, id: string): Promise<StoredMod> => {
  const [stored, moderation, details, releases] = await Promise.all([
    tx.get(doc('mods/{mod}', id)),
    tx.get(doc('mods/{mod}/private/moderation', id)),
    tx.get(doc('mods/{mod}/private/details', id)),
    tx.run('releasesOfMod', { mod: id }),
  ]);
  const mod = requireFound(stored, 'mod_not_found');
  return { id, mod, moderation, details: toModDetails(mod, details), releases: releases.map(withId) };
};

/**
 * Reads a mod that staff can change. A soft-deleted mod counts as missing.
 *
 * @throws ApiError mod_not_found
 */
export const readUndeletedMod = async (tx: Reader, id: string): Promise<StoredMod> => {
  const stored = await readMod(tx, id);
  requireFound(stored.mod.deleted_at === null ? stored : undefined, 'mod_not_found');
  return stored;
};

/**
 * Rejects a change that is based on an outdated read.
 *
 * @throws ApiError stale
 */
export const assertNotStale = ({ updated_at }: Mod, seen: string | undefined): void => {
  if (seen !== undefined && new Date(seen).getTime() !== updated_at.getTime()) throw new ApiError('stale');
};

/** Reads current documents outside a transaction. */
export const DOCUMENTS_NOW = { get, getAll, run };
