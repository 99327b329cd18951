import type { FieldChange } from '@bigorna/domain/endpoints/admin/reviews';
import { pageOf } from '@bigorna/domain/mod-page';
import { differenceOf, type StatePatch } from '../mods/mod-state.ts';
import { textsOf } from '../mods/revisions.ts';
import type { StoredMod } from '../mods/stored-mod.ts';
import type { EntityOf } from '../platform/documents.ts';
import { doc, get } from '../platform/firestore.ts';

type Page = EntityOf<'pages/{mod}'>;

const versionsOf = ({ releases }: Page): string[] => releases.map(({ version }) => version);

/** What of a page a reviewer compares: what staff write of it, its slug, which releases visitors get. */
const comparedOf = (page: Page): StatePatch & { releases: string[] } => ({
  ...textsOf(page),
  slug: page.slug,
  releases: versionsOf(page),
});

/** How a mod differs from its last approved state, field by field; null before the first approval. */
export const changesSinceApproval = async ({
  id,
  mod,
  details,
  moderation,
  releases,
}: StoredMod): Promise<FieldChange[] | null> => {
  const revision = moderation?.revision;
  if (revision === undefined) return null;
  const approved = await get(doc('mods/{mod}/revisions/{revision}', id, String(revision)));
  if (approved === undefined) return null;
  const difference = differenceOf(comparedOf(approved.page), comparedOf(pageOf(mod, details, releases)));
  return Object.entries(difference?.after ?? {}).map(([field, after]) => ({
    field,
    before: difference?.before[field] ?? null,
    after,
  }));
};
