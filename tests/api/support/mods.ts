import { createHash, randomUUID } from 'node:crypto';
import { type Mod, mod, modDetails, modModeration, slugClaim } from '@bigorna/domain/entities/mod';
import { type Release, type ReleaseFile, release, releaseFile } from '@bigorna/domain/entities/release';
import { buildPage, getCardFields, type IdentifiedRelease } from '@bigorna/domain/mod-page';
import { FieldValue } from 'firebase-admin/firestore';
import { bucket, firestore } from './firebase.ts';

export interface TestMod {
  id: string;
  slug: string;
  /** A word that only the title of this mod has. */
  word: string;
  releaseId: string;
  fileName: string;
  bytes: Buffer;
  sha256: string;
}

type Given = Partial<
  Pick<
    Mod,
    'status' | 'access' | 'content_type' | 'title' | 'author' | 'categories' | 'featured' | 'tags' | 'published_at'
  >
> & {
  /** Uid of the account that created the mod. */
  createdBy?: string;
  /** Whether `antes-{word}` is a previous slug. The index reads previous slugs only when it first reads the mod. */
  hasFormerSlug?: boolean;
  fileName?: string;
  /** The file; by default text of 5,000 bytes. */
  bytes?: Buffer;
  /** Id of the release. Tests use this to give several mods the same release id. */
  releaseId?: string;
  /** URL of a file hosted outside the bucket. */
  externalUrl?: string;
  /** Overrides for each release. All of them have the same file. */
  releases?: readonly (Partial<Release> & { id?: string })[];
};

const at = new Date('2026-11-01T12:00:00Z');

const buildCard = (word: string, given: Given, releases: readonly Release[]): Mod =>
  mod.parse({
    slug: `prova-${word}`,
    title: given.title ?? `Prova ${word}`,
    author: given.author ?? 'Oficina de Provas',
    short_description: 'Uma entrada de prova.',
    content_type: given.content_type ?? 'mod',
    access: given.access ?? 'public',
    status: given.status ?? 'approved',
    featured: given.featured ?? false,
    ...getCardFields(releases),
    categories: given.categories ?? ['utility'],
    tags: given.tags ?? ['prova'],
    thumbnail_url: null,
    counts_bucket: 'tests',
    published_at: given.status === 'pending' ? null : (given.published_at ?? at),
    created_at: at,
    updated_at: at,
  });

const hash = (name: 'sha256' | 'sha512', bytes: Buffer): string => createHash(name).update(bytes).digest('hex');

const details = modDetails.parse({
  description: 'Descrição de prova.',
  license: 'MIT',
  links: { source: null, issues: null, site: null },
  gallery: [],
});

const buildRelease = (bytes: Buffer, fileName: string, isExternal: boolean, given: Partial<Release>): Release =>
  release.parse({
    version: '1.2.0',
    channel: 'release',
    changelog: 'Primeira.',
    game_versions: ['1.21.4'],
    loaders: ['fabric'],
    file_name: fileName,
    file_size: isExternal ? 0 : bytes.length,
    sha256: isExternal ? null : hash('sha256', bytes),
    sha512: isExternal ? null : hash('sha512', bytes),
    external: isExternal,
    verdict: 'clear',
    dependencies: [],
    published_at: at,
    ...given,
  });

/** Creates a unique mod with one release, by default approved. */
export const createMod = async (given: Given = {}): Promise<TestMod> => {
  const word = randomUUID().replaceAll('-', '').slice(0, 12);
  const [id, releaseId] = [`prova-${word}`, given.releaseId ?? `r-${word}`];
  const bytes = given.bytes ?? Buffer.from(`${word}\n`.repeat(500)).subarray(0, 5000);
  const fileName = given.fileName ?? `prova-${word}.jar`;
  const external = given.externalUrl !== undefined;
  const releases = (given.releases ?? [{}]).map(
    ({ id: ownId, ...fields }, i): IdentifiedRelease => ({
      id: ownId ?? (i === 0 ? releaseId : `${releaseId}-${i}`),
      ...buildRelease(bytes, fileName, external, fields),
    }),
  );
  const card = buildCard(word, given, releases);
  const moderation = modModeration.parse({
    created_by: given.createdBy ?? 'prova',
    former_status: null,
    reason: null,
    decided_by: null,
    decided_at: null,
  });
  const batch = firestore.batch();
  const root = firestore.doc(`mods/${id}`);
  const at = FieldValue.serverTimestamp();
  batch.set(root, { ...card, updated_at: at, ...(card.status === 'pending' ? { submitted_at: at } : {}) });
  batch.set(root.collection('private').doc('moderation'), moderation);
  batch.set(root.collection('private').doc('details'), details);
  for (const { id: rid, ...stored } of releases) {
    const storagePath = `releases/${id}/${rid}/file`;
    const file: ReleaseFile = given.externalUrl ? { external_url: given.externalUrl } : { storage_path: storagePath };
    if (!external)
      await bucket.file(storagePath).save(bytes, { resumable: false, contentType: 'application/java-archive' });
    batch.set(root.collection('releases').doc(rid), stored);
    batch.set(firestore.doc(`mods/${id}/releases/${rid}/private/file`), releaseFile.parse(file));
  }
  batch.set(firestore.doc(`slugs/${card.slug}`), slugClaim.parse({ mod_id: id, current: true }));
  if (given.hasFormerSlug)
    batch.set(firestore.doc(`slugs/antes-${word}`), slugClaim.parse({ mod_id: id, current: false }));
  if (card.status === 'approved') batch.set(firestore.doc(`pages/${id}`), buildPage(card, details, releases));
  await batch.commit();
  return { id, slug: card.slug, word, releaseId, fileName, bytes, sha256: hash('sha256', bytes) };
};

/** Creates a mod with an external file. Faster than `createMod`, because it uploads no file. */
export const createModWithExternalFile = (given: Given = {}): Promise<TestMod> =>
  createMod({ externalUrl: 'https://downloads.example/prova.jar', ...given });
