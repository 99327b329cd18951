import { type Mod, type ModDetails, modDetails, modModeration, mod as modSchema } from '@bigorna/domain/entities/mod';
import { type Release, release as releaseSchema, releaseVerdict } from '@bigorna/domain/entities/release';
import { buildPage, getCardFields } from '@bigorna/domain/mod-page';
import { FieldValue } from 'firebase-admin/firestore';
import { pickPayload } from './pack-payloads.ts';
import { ALL_PAYLOADS, type Documents, getHostileUrl, NOW, pickPackedText } from './texts.ts';

const createFields = (at: number) => ({
  manifest: pickPayload(at, 100),
  mod_id: pickPayload(at + 1, 100),
  name: pickPackedText(at, 300),
  version: pickPayload(at + 2, 100),
  description: ALL_PAYLOADS,
  license: pickPayload(at + 3, 100),
  authors: [0, 1, 2].map((more) => pickPayload(at + more, 100)),
  loaders: ['fabric'],
  game_versions: ['1.21.4'],
  dependencies: [{ mod_id: pickPayload(at + 4, 100), kind: 'required', range: pickPayload(at + 5, 100) }],
  links: { source: pickPayload(at, 100), issues: pickPayload(at + 1, 100), site: pickPayload(at + 2, 100) },
});

const createRelease = (at: number): Release =>
  releaseSchema.parse({
    version: pickPayload(at, 40),
    channel: 'release',
    changelog: ALL_PAYLOADS,
    game_versions: ['1.21.4'],
    loaders: ['fabric'],
    file_name: pickPackedText(at, 200),
    file_size: 5000,
    sha256: 'a'.repeat(64),
    sha512: 'a'.repeat(128),
    external: false,
    verdict: 'clear',
    dependencies: [{ mod_id: 'seed-x', slug: 'x', title: ALL_PAYLOADS, kind: 'required' }],
    published_at: NOW,
  });

/** Documents of a mod with payloads in every text. Long texts contain all payloads. */
export const createHostileMod = (id: string, at: number, status: Mod['status']): Documents => {
  const release = createRelease(at);
  // A text field that lacks payloads is a compile error, even if the schema has a default for it.
  const card = modSchema.parse({
    slug: id,
    title: pickPayload(at, 120),
    author: pickPayload(at + 1, 100),
    short_description: pickPackedText(at, 300),
    language: 'pt-BR',
    content_type: 'mod',
    access: 'public',
    status,
    featured: false,
    ...getCardFields([release]),
    categories: ['utility'],
    tags: Array.from({ length: 20 }, (_, tag) => pickPayload(at * 20 + tag, 40)),
    thumbnail_url: `/media/x"onerror="__xss(${at})`,
    counts_bucket: 'tests',
    published_at: NOW,
    created_at: NOW,
    updated_at: NOW,
    deleted_at: null,
  } satisfies Mod);
  const details = modDetails.parse({
    description: ALL_PAYLOADS,
    license: pickPayload(at, 100),
    links: { source: getHostileUrl(at), issues: getHostileUrl(at + 1), site: getHostileUrl(at + 2) },
    gallery: [{ url: `/media/y"onerror="__xss(${at})`, alt: pickPackedText(at, 300), width: 640, height: 360 }],
  } satisfies ModDetails);
  const moderation = modModeration.parse({
    created_by: 'seed-super',
    former_status: null,
    reason: pickPackedText(at, 500),
    decided_by: null,
    decided_at: null,
  });
  const verdict = releaseVerdict.parse({
    findings: [
      {
        code: 'duplicate_file',
        values: { path: pickPayload(at, 100), name: pickPayload(at, 100), title: ALL_PAYLOADS },
      },
    ],
    fields: createFields(at),
    confirmed_by: null,
    reason: pickPackedText(at, 500),
    at: NOW,
  });
  const root = `mods/${id}`;
  return {
    [root]: { ...card, updated_at: FieldValue.serverTimestamp() },
    [`${root}/private/moderation`]: moderation,
    [`${root}/private/details`]: details,
    [`${root}/releases/r1`]: release,
    [`${root}/releases/r1/private/file`]: { storage_path: 'releases/x' },
    [`${root}/releases/r1/private/verdict`]: verdict,
    [`slugs/${id}`]: { mod_id: id, current: true },
    ...(status === 'approved' ? { [`pages/${id}`]: buildPage(card, details, [{ id: 'r1', ...release }]) } : {}),
  };
};
