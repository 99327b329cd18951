import type { newModBody } from '@bigorna/domain/endpoints/admin/staff-mod';
import { type Mod, modDetails } from '@bigorna/domain/entities/mod';
import { FALLBACK_LOCALE } from '@bigorna/domain/locales';
import { cardFieldsOf } from '@bigorna/domain/mod-page';
import { slugify } from '@bigorna/domain/slug';
import type { z } from 'zod';
import { auditEntry } from '../platform/audit-log.ts';
import { now } from '../platform/clock.ts';
import { doc, newId, transaction } from '../platform/firestore.ts';
import { allocateCountsBucket } from './allocate-counts-bucket.ts';
import { writeMod } from './publish.ts';
import { claimSlug } from './slug-claims.ts';
import { type StoredMod, untouched } from './stored-mod.ts';

type NewMod = z.output<typeof newModBody>;
type Maker = { readonly actor: string; readonly requestId: string };

const cardOf = (given: NewMod, slug: string, at: Date): Omit<Mod, 'counts_bucket'> => ({
  title: given.title,
  author: given.author,
  content_type: given.content_type,
  short_description: given.short_description ?? '',
  language: given.language ?? FALLBACK_LOCALE,
  access: given.access ?? 'public',
  categories: given.categories ?? [],
  tags: given.tags ?? [],
  thumbnail_url: given.thumbnail_url ?? null,
  featured: given.featured ?? false,
  status: given.status,
  slug,
  ...cardFieldsOf([]),
  published_at: null,
  created_at: at,
  updated_at: at,
  deleted_at: null,
});

const detailsOf = ({ description, license, links, gallery }: NewMod) =>
  modDetails.parse({
    description: description ?? '',
    license: license ?? null,
    links: links ?? { source: null, issues: null, site: null },
    gallery: gallery ?? [],
  });

/** What the log says of a new mod: enough to know it by; the rest is in the mod. */
const logged = ({ title, author, content_type, slug, status }: Mod) => ({ title, author, content_type, slug, status });

/**
 * Makes a mod, as a draft or into the queue, with the slug that it asks for or that its title makes.
 *
 * @returns its id, and that of its log entry
 * @throws ApiError slug_taken
 */
export const createMod = (given: NewMod, { actor, requestId }: Maker): Promise<{ id: string; entry: string }> =>
  transaction(async (step) => {
    const [id, entry, at] = [newId(), newId(), now()];
    const slug = given.slug ?? slugify(given.title);
    const claim = await claimSlug(step, id, slug, undefined);
    const mod = { ...cardOf(given, slug, at), counts_bucket: await allocateCountsBucket(step) };
    const made: StoredMod = { id, mod, details: detailsOf(given), moderation: untouched(actor), releases: [] };
    claim(step);
    writeMod(step, undefined, made, actor);
    const target = doc('mods/{mod}', id).path;
    const action = { actor, action: 'create:mod', target, before: null, after: logged(mod), reason: null, requestId };
    step.create(doc('logs/{entry}', entry), auditEntry(action));
    return { id, entry };
  });
