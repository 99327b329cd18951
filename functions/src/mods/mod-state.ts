import { isDeepStrictEqual } from 'node:util';
import { mod, modDetails, modModeration } from '@bigorna/domain/entities/mod';
import { z } from 'zod';
import { type StoredMod, untouched } from './stored-mod.ts';

/** Without defaults: a field that a patch leaves out must not come to be one of it. */
const cardPart = z.object({
  ...mod.pick({
    title: true,
    author: true,
    short_description: true,
    content_type: true,
    access: true,
    categories: true,
    tags: true,
    thumbnail_url: true,
    slug: true,
    featured: true,
    status: true,
    published_at: true,
  }).shape,
  language: mod.shape.language.unwrap(),
  deleted_at: mod.shape.deleted_at.unwrap(),
});
const moderationPart = z.object({
  former_status: modModeration.shape.former_status,
  deleted_from: modModeration.shape.deleted_from.unwrap(),
  reason_code: modModeration.shape.reason_code.unwrap(),
});

/** All of a mod that staff's calls change, in one: what differences speak of, in the log and against a revision. */
const modState = z.object({ ...cardPart.shape, ...modDetails.shape, ...moderationPart.shape });
export type ModState = z.infer<typeof modState>;

/** Some fields of it; those left out stay. */
export const statePatch = modState.partial();
export type StatePatch = z.infer<typeof statePatch>;

/** A difference: fields by name, as they were and as they are. */
export interface Difference {
  readonly before: Record<string, unknown>;
  readonly after: Record<string, unknown>;
}

/** The state of a mod. */
export const stateOf = ({ mod: card, details, moderation }: StoredMod): ModState => ({
  ...cardPart.parse(card),
  ...modDetails.parse(details),
  former_status: moderation?.former_status ?? null,
  deleted_from: moderation?.deleted_from ?? null,
  reason_code: moderation?.reason_code ?? null,
});

/** The fields in which two states differ; undefined where there are none. */
export const differenceOf = (before: StatePatch, after: StatePatch): Difference | undefined => {
  const was = new Map<string, unknown>(Object.entries(before));
  const changed = Object.entries(after).filter(([field, value]) => !isDeepStrictEqual(was.get(field), value));
  if (changed.length === 0) return undefined;
  return {
    before: Object.fromEntries(changed.map(([field]) => [field, was.get(field)])),
    after: Object.fromEntries(changed),
  };
};

/** A mod with some fields of its state changed, those of its moderation too. */
export const withState = (found: StoredMod, patch: StatePatch, by: string): StoredMod => {
  const next = modState.parse({ ...stateOf(found), ...patch });
  return {
    ...found,
    mod: { ...found.mod, ...cardPart.parse(next) },
    details: modDetails.parse(next),
    moderation: { ...(found.moderation ?? untouched(by)), ...moderationPart.parse(next) },
  };
};
