import { isDeepStrictEqual } from 'node:util';
import { mod, modDetails, modModeration } from '@bigorna/domain/entities/mod';
import { z } from 'zod';
import { createModeration, type StoredMod } from './stored-mod.ts';

/** The card without the fields that releases or the portal determine. */
const modFields = z.object({
  ...mod.omit({
    version: true,
    minecraft_version: true,
    loader: true,
    side: true,
    file_size: true,
    compat: true,
    released_at: true,
    counts_bucket: true,
    created_at: true,
    updated_at: true,
  }).shape,
  language: mod.shape.language.unwrap(),
  deleted_at: mod.shape.deleted_at.unwrap(),
});
const moderationFields = z.object({
  former_status: modModeration.shape.former_status,
  deleted_from: modModeration.shape.deleted_from.unwrap(),
  reason_code: modModeration.shape.reason_code.unwrap(),
});

/** All fields of a mod that staff change. The log and the comparison with revisions use them. */
const modState = z.object({ ...modFields.shape, ...modDetails.shape, ...moderationFields.shape });
export type ModState = z.infer<typeof modState>;

/**
 * Some fields of the state. Missing fields do not change. A default would change them, so the type allows no defaults.
 */
export const statePatchSchema = (modState satisfies z.ZodType<ModState, ModState>).partial();
export type StatePatch = z.infer<typeof statePatchSchema>;

/** A difference: changed fields by name, before and after. */
export interface Difference {
  readonly before: Record<string, unknown>;
  readonly after: Record<string, unknown>;
}

export const toModState = ({ mod: card, details, moderation }: StoredMod): ModState => ({
  ...modFields.parse(card),
  ...modDetails.parse(details),
  former_status: moderation?.former_status ?? null,
  deleted_from: moderation?.deleted_from ?? null,
  reason_code: moderation?.reason_code ?? null,
});

/** The fields in which two states differ; undefined if no field differs. */
export const diffStates = (before: StatePatch, after: StatePatch): Difference | undefined => {
  const previous = new Map<string, unknown>(Object.entries(before));
  const changed = Object.entries(after).filter(([field, value]) => !isDeepStrictEqual(previous.get(field), value));
  if (changed.length === 0) return undefined;
  return {
    before: Object.fromEntries(changed.map(([field]) => [field, previous.get(field)])),
    after: Object.fromEntries(changed),
  };
};

/** A mod with some fields of its state replaced. */
export const applyState = (stored: StoredMod, patch: StatePatch, by: string): StoredMod => {
  const next = modState.parse({ ...toModState(stored), ...patch });
  return {
    ...stored,
    mod: { ...stored.mod, ...modFields.parse(next) },
    details: modDetails.parse(next),
    moderation: { ...(stored.moderation ?? createModeration(by)), ...moderationFields.parse(next) },
  };
};
