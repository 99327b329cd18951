import type { newModBody } from '@bigorna/domain/endpoints/admin/staff-mod.schemas';
import type { Mod, ModDetails } from '@bigorna/domain/entities/mod';
import { FALLBACK_LOCALE } from '@bigorna/domain/locales';
import { getCardFields } from '@bigorna/domain/mod-page';
import type { z } from 'zod';
import type { Actor } from '../../audit/actor.ts';
import { logAction } from '../../audit/audit-log.ts';
import { ApiError } from '../../platform/api-error.ts';
import { now } from '../../platform/clock.ts';
import { createId, doc, runTransaction } from '../../platform/firestore.ts';
import { prepareRelease } from '../releases/create-release.ts';
import { claimSlug, findFreeSlug } from '../stored/slug-claims.ts';
import { slugify } from '../stored/slugify.ts';
import { createModeration, type StoredMod } from '../stored/stored-mod.ts';
import { writeMod } from '../stored/write-mod.ts';
import { allocateCountsBucket } from './allocate-counts-bucket.ts';

type NewMod = z.output<typeof newModBody>;

const toMod = (body: NewMod, slug: string, at: Date): Omit<Mod, 'counts_bucket'> => ({
  title: body.title,
  author: body.author,
  content_type: body.content_type,
  short_description: body.short_description ?? '',
  language: body.language ?? FALLBACK_LOCALE,
  access: body.access ?? 'public',
  categories: body.categories ?? [],
  tags: body.tags ?? [],
  thumbnail_url: body.thumbnail_url ?? null,
  featured: body.featured ?? false,
  status: body.status,
  slug,
  ...getCardFields([]),
  published_at: null,
  created_at: at,
  updated_at: at,
  ...(body.status === 'pending' ? { submitted_at: at } : {}),
  deleted_at: null,
});

const toDetails = ({ description, license, links, gallery }: NewMod): ModDetails => ({
  description: description ?? '',
  license: license ?? null,
  links: links ?? { source: null, issues: null, site: null },
  gallery: gallery ?? [],
});

/** The logged fields of a new mod. The other fields are not logged, because the mod has them. */
const toLogged = ({ title, author, content_type, slug, status }: Mod) => ({
  title,
  author,
  content_type,
  slug,
  status,
});

/** In the form of a new mod, the fields of the release are below `release`. */
const toReleaseError = (error: unknown): unknown =>
  error instanceof ApiError && error.fields.length > 0
    ? new ApiError(
        error.code,
        { fields: error.fields.map((field) => ({ ...field, path: `release.${field.path}` })) },
        error,
      )
    : error;

/**
 * Creates a mod as a draft or in the review queue, with its first release if the body has one. Without a given slug,
 * derives a free one from the title.
 *
 * @returns the ids of the mod and of its log entry
 * @throws ApiError slug_taken if the given slug is taken; mod_too_large; file_not_found, file_blocked and
 *   invalid_request about the release
 */
export const createMod = (body: NewMod, actor: Actor): Promise<{ id: string; entry: string }> =>
  runTransaction(async (tx) => {
    const [id, at] = [createId(), now()];
    const slug = body.slug ?? (await findFreeSlug(tx, slugify(body.title)));
    const claim = await claimSlug(tx, id, slug, undefined);
    const fields = toMod(body, slug, at);
    const first =
      body.release &&
      (await prepareRelease(tx, { id, mod: fields, releases: [] }, body.release).catch((error: unknown) => {
        throw toReleaseError(error);
      }));
    const mod = { ...fields, counts_bucket: await allocateCountsBucket(tx) };
    const { uid } = actor;
    const releases = first ? [first.release] : [];
    const stored: StoredMod = { id, mod, details: toDetails(body), moderation: createModeration(uid), releases };
    claim(tx);
    writeMod(tx, undefined, stored, uid);
    const target = doc('mods/{mod}', id).path;
    const entry = logAction(tx, actor, { action: 'create:mod', target, before: null, after: toLogged(mod) });
    first?.write(tx, actor);
    return { id, entry };
  });
