import { countsBucketFor } from '@bigorna/domain/counts-bucket';
import type { Mod, ModDetails, ModModeration } from '@bigorna/domain/entities/mod';
import type { Release } from '@bigorna/domain/entities/release';
import { cardFieldsOf, type IdentifiedRelease, pageOf } from '@bigorna/domain/mod-page';
import { slugify } from '@bigorna/domain/slug';
import { uidOf } from '../accounts.ts';
import { galleryOf, thumbnailPathOf } from '../art/pictures.ts';
import { ENTRIES, type TypedEntry } from '../content/entries.ts';
import { BASE, daysAfter, daysBefore } from '../moments.ts';
import { randomOf } from '../random.ts';
import { descriptionOf } from '../text/description.ts';
import type { Collector } from './collector.ts';
import { type BuiltRelease, contentTypeOf, releasesOf } from './releases.ts';

/** An entry with everything that follows from it. */
export interface BuiltMod {
  id: string;
  entry: TypedEntry;
  card: Mod;
  details: ModDetails;
  releases: BuiltRelease[];
}

const LICENSES = ['MIT', 'MIT', 'Apache-2.0', 'LGPL-3.0-only', 'MPL-2.0', 'CC-BY-4.0', 'Todos os direitos reservados'];
const LANGUAGE_OF = { pt: 'pt-BR', en: 'en-US' } as const;
const RESERVED = { pt: 'Todos os direitos reservados', en: 'All rights reserved' } as const;

/** The id of a mod's document by its title. */
export const modIdOfTitle = (title: string): string => `seed-${slugify(title)}`;

const licenseOf = (entry: TypedEntry): string => {
  const license = randomOf(`license:${entry.title}`).pick(LICENSES);
  return license === RESERVED.pt ? RESERVED[entry.lang] : license;
};

const linksOf = (entry: TypedEntry): ModDetails['links'] => {
  const random = randomOf(`links:${entry.title}`);
  const project = `https://code.example/${slugify(entry.author)}/${slugify(entry.title)}`;
  const isOpen = random.chance(0.6);
  return {
    source: isOpen ? project : null,
    issues: isOpen ? `${project}/issues` : null,
    site: random.chance(0.2) ? `https://${slugify(entry.author)}.example/` : null,
  };
};

const dependenciesOf = (entry: TypedEntry): Release['dependencies'] => {
  const of = (kind: Release['dependencies'][number]['kind'], titles: readonly string[] = []) =>
    titles.map((title) => {
      if (!ENTRIES.some((other) => other.title === title))
        throw new Error(`${entry.title} names ${title}, which is not there`);
      return { mod_id: modIdOfTitle(title), slug: slugify(title), title, kind };
    });
  return [...of('required', entry.needs), ...of('optional', entry.likes), ...of('incompatible', entry.clashes)];
};

const datesOf = (releases: readonly BuiltRelease[], entry: TypedEntry) => {
  const random = randomOf(`dates:${entry.title}`);
  const moments = releases.map(({ release }) => release.published_at.getTime());
  const first = moments.length > 0 ? new Date(Math.min(...moments)) : daysBefore(random.int(2, 20));
  const last = moments.length > 0 ? new Date(Math.max(...moments)) : first;
  const wasApproved = (entry.status ?? 'approved') === 'approved' || entry.status === 'archived';
  const decided = daysAfter(0.2 + random.next() * 1.2, first);
  return {
    created_at: daysBefore(0.5 + random.next() * 3, first),
    published_at: wasApproved ? (decided > BASE ? BASE : decided) : null,
    updated_at: new Date(Math.min(BASE.getTime(), Math.max(last.getTime(), decided.getTime()))),
  };
};

/** Everything about one entry that follows from its text. */
export const buildMod = (entry: TypedEntry, ordinal: number): BuiltMod => {
  const slug = slugify(entry.title);
  const license = licenseOf(entry);
  const releases = releasesOf(entry, { slug, license, dependencies: dependenciesOf(entry) });
  const card: Mod = {
    slug,
    title: entry.title,
    author: entry.author,
    short_description: entry.short,
    language: LANGUAGE_OF[entry.lang],
    content_type: entry.contentType,
    access: entry.premium ? 'premium' : 'public',
    status: entry.status ?? 'approved',
    featured: entry.featured ?? false,
    ...cardFieldsOf(releases.map(({ release }) => release)),
    categories: [...entry.categories],
    tags: [...entry.tags],
    thumbnail_url: thumbnailPathOf(entry),
    counts_bucket: countsBucketFor(ordinal),
    ...datesOf(releases, entry),
    deleted_at: null,
  };
  const details: ModDetails = {
    description: descriptionOf(entry),
    license,
    links: linksOf(entry),
    gallery: galleryOf(entry),
  };
  return { id: modIdOfTitle(entry.title), entry, card, details, releases };
};

const moderationOf = ({ entry, card }: BuiltMod): ModModeration => {
  const decided = card.status === 'approved' || card.status === 'rejected' || card.status === 'archived';
  return {
    created_by: uidOf(randomOf(`created:${entry.title}`).chance(0.8) ? 'admin' : 'super'),
    former_status: card.status === 'archived' ? 'approved' : null,
    reason: entry.reason ?? null,
    reason_code: null,
    deleted_from: null,
    claim: null,
    decided_by: decided ? uidOf(randomOf(`decided:${entry.title}`).chance(0.7) ? 'moderador' : 'admin') : null,
    decided_at: decided ? (card.published_at ?? card.updated_at) : null,
  };
};

const putRelease = (data: Collector, modId: string, { release, bytes }: BuiltRelease): void => {
  const { id, ...fields } = release;
  const path = `mods/${modId}/releases/${id}`;
  data.put(path, fields);
  if (bytes === null) {
    data.put(`${path}/private/file`, { external_url: `https://downloads.example/${release.file_name}` });
    return;
  }
  const storagePath = `files/${modId}/${id}/${release.file_name}`;
  data.put(`${path}/private/file`, { storage_path: storagePath });
  data.file(storagePath, bytes, contentTypeOf(release.file_name));
};

/** Writes a mod with all that belongs to it: card, private documents, releases, slug and, when approved, its page. */
export const putMod = (data: Collector, built: BuiltMod): void => {
  const { id, card, details, releases } = built;
  data.put(`mods/${id}`, card);
  data.put(`mods/${id}/private/moderation`, moderationOf(built));
  data.put(`mods/${id}/private/details`, details);
  data.put(`slugs/${card.slug}`, { mod_id: id, current: true });
  for (const release of releases) putRelease(data, id, release);
  const identified: IdentifiedRelease[] = releases.map(({ release }) => release);
  if (card.status === 'approved') data.put(`pages/${id}`, pageOf(card, details, identified));
};
