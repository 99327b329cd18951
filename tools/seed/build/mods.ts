import { getCountsBucket } from '@bigorna/domain/counts-bucket';
import type { Mod, ModDetails, ModModeration } from '@bigorna/domain/entities/mod';
import type { Release } from '@bigorna/domain/entities/release';
import { buildPage, getCardFields, type IdentifiedRelease } from '@bigorna/domain/mod-page';
import { slugify } from '../../../functions/src/mods/stored/slugify.ts';
import { getUid } from '../accounts.ts';
import { ENTRIES, type TypedEntry } from '../content/entries.ts';
import { BASE, getDaysAfter, getDaysBefore } from '../dates.ts';
import { getGallery, getThumbnailPath } from '../pictures.ts';
import { createRandom } from '../random.ts';
import { generateDescription } from '../text/description.ts';
import type { Collector } from './collector.ts';
import { type BuiltRelease, buildReleases, getContentType } from './releases.ts';

/** An entry with all derived data. */
export interface BuiltMod {
  id: string;
  entry: TypedEntry;
  card: Mod;
  details: ModDetails;
  releases: BuiltRelease[];
}

const LICENSES = ['MIT', 'MIT', 'Apache-2.0', 'LGPL-3.0-only', 'MPL-2.0', 'CC-BY-4.0', 'Todos os direitos reservados'];
const LANGUAGES_BY_ENTRY_LANG = { pt: 'pt-BR', en: 'en-US' } as const;
const RESERVED = { pt: 'Todos os direitos reservados', en: 'All rights reserved' } as const;

/** The document id of a mod by title. */
export const getModDocumentId = (title: string): string => `seed-${slugify(title)}`;

const pickLicense = (entry: TypedEntry): string => {
  const license = createRandom(`license:${entry.title}`).pick(LICENSES);
  return license === RESERVED.pt ? RESERVED[entry.lang] : license;
};

const buildLinks = (entry: TypedEntry): ModDetails['links'] => {
  const random = createRandom(`links:${entry.title}`);
  const project = `https://code.example/${slugify(entry.author)}/${slugify(entry.title)}`;
  const isOpen = random.chance(0.6);
  return {
    source: isOpen ? project : null,
    issues: isOpen ? `${project}/issues` : null,
    site: random.chance(0.2) ? `https://${slugify(entry.author)}.example/` : null,
  };
};

const buildDependencies = (entry: TypedEntry): Release['dependencies'] => {
  const of = (kind: Release['dependencies'][number]['kind'], titles: readonly string[] = []) =>
    titles.map((title) => {
      if (!ENTRIES.some((other) => other.title === title))
        throw new Error(`${entry.title} names ${title}, which does not exist`);
      return { mod_id: getModDocumentId(title), slug: slugify(title), title, kind };
    });
  return [...of('required', entry.needs), ...of('optional', entry.likes), ...of('incompatible', entry.clashes)];
};

const pickDates = (releases: readonly BuiltRelease[], entry: TypedEntry) => {
  const random = createRandom(`dates:${entry.title}`);
  const times = releases.map(({ release }) => release.published_at.getTime());
  const first = times.length > 0 ? new Date(Math.min(...times)) : getDaysBefore(random.int(2, 20));
  const last = times.length > 0 ? new Date(Math.max(...times)) : first;
  const wasApproved = (entry.status ?? 'approved') === 'approved' || entry.status === 'archived';
  const decided = getDaysAfter(0.2 + random.next() * 1.2, first);
  const updated_at = new Date(Math.min(BASE.getTime(), Math.max(last.getTime(), decided.getTime())));
  return {
    created_at: getDaysBefore(0.5 + random.next() * 3, first),
    published_at: wasApproved ? (decided > BASE ? BASE : decided) : null,
    updated_at,
    ...(entry.status === 'pending' ? { submitted_at: updated_at } : {}),
  };
};

/** Derives all data of an entry from its text. */
export const buildMod = (entry: TypedEntry, ordinal: number): BuiltMod => {
  const slug = slugify(entry.title);
  const license = pickLicense(entry);
  const releases = buildReleases(entry, { slug, license, dependencies: buildDependencies(entry) });
  const card: Mod = {
    slug,
    title: entry.title,
    author: entry.author,
    short_description: entry.short,
    language: entry.language ?? LANGUAGES_BY_ENTRY_LANG[entry.lang],
    content_type: entry.contentType,
    access: entry.premium ? 'premium' : 'public',
    status: entry.status ?? 'approved',
    featured: entry.featured ?? false,
    ...getCardFields(releases.map(({ release }) => release)),
    categories: [...entry.categories],
    tags: [...entry.tags],
    thumbnail_url: getThumbnailPath(entry),
    counts_bucket: getCountsBucket(ordinal),
    ...pickDates(releases, entry),
    deleted_at: null,
  };
  const details: ModDetails = {
    description: entry.description ?? generateDescription(entry),
    license,
    links: buildLinks(entry),
    gallery: getGallery(entry),
  };
  return { id: getModDocumentId(entry.title), entry, card, details, releases };
};

const buildModeration = ({ entry, card }: BuiltMod): ModModeration => {
  const decided = card.status === 'approved' || card.status === 'rejected' || card.status === 'archived';
  return {
    created_by: getUid(createRandom(`created:${entry.title}`).chance(0.8) ? 'admin' : 'super'),
    former_status: card.status === 'archived' ? 'approved' : null,
    reason: entry.reason ?? null,
    reason_code: null,
    deleted_from: null,
    claim: null,
    decided_by: decided ? getUid(createRandom(`decided:${entry.title}`).chance(0.7) ? 'moderador' : 'admin') : null,
    decided_at: decided ? (card.published_at ?? card.updated_at) : null,
  };
};

const addRelease = (data: Collector, modId: string, { release, bytes }: BuiltRelease): void => {
  const { id, ...fields } = release;
  const path = `mods/${modId}/releases/${id}`;
  data.add(path, fields);
  if (bytes === null) {
    data.add(`${path}/private/file`, { external_url: `https://downloads.example/${release.file_name}` });
    return;
  }
  const storagePath = `files/${modId}/${id}/${release.file_name}`;
  data.add(`${path}/private/file`, { storage_path: storagePath });
  data.file(storagePath, bytes, getContentType(release.file_name));
};

/** Writes a mod with all its documents: card, private documents, releases, slug and, if approved, its page. */
export const addMod = (data: Collector, built: BuiltMod): void => {
  const { id, card, details, releases } = built;
  data.add(`mods/${id}`, card);
  data.add(`mods/${id}/private/moderation`, buildModeration(built));
  data.add(`mods/${id}/private/details`, details);
  data.add(`slugs/${card.slug}`, { mod_id: id, current: true });
  for (const release of releases) addRelease(data, id, release);
  const identified: IdentifiedRelease[] = releases.map(({ release }) => release);
  if (card.status === 'approved') data.add(`pages/${id}`, buildPage(card, details, identified));
};
