import { type Mod, modDetails, modModeration, mod as modSchema } from '@bigorna/domain/entities/mod';
import { type Release, release as releaseSchema, releaseVerdict } from '@bigorna/domain/entities/release';
import { cardFieldsOf, pageOf } from '@bigorna/domain/mod-page';
import { FieldValue } from 'firebase-admin/firestore';
import { fitting } from './packed.ts';
import { ALL, addressWith, chunk, type Documents, NOW } from './texts.ts';

const fields = (at: number) => ({
  manifest: fitting(at, 100),
  mod_id: fitting(at + 1, 100),
  name: chunk(at, 300),
  version: fitting(at + 2, 100),
  description: ALL,
  license: fitting(at + 3, 100),
  authors: [0, 1, 2].map((more) => fitting(at + more, 100)),
  loaders: ['fabric'],
  game_versions: ['1.21.4'],
  dependencies: [{ mod_id: fitting(at + 4, 100), kind: 'required', range: fitting(at + 5, 100) }],
  links: { source: fitting(at, 100), issues: fitting(at + 1, 100), site: fitting(at + 2, 100) },
});

const releaseOf = (at: number): Release =>
  releaseSchema.parse({
    version: fitting(at, 40),
    channel: 'release',
    changelog: ALL,
    game_versions: ['1.21.4'],
    loaders: ['fabric'],
    file_name: chunk(at, 200),
    file_size: 5000,
    sha256: 'a'.repeat(64),
    sha512: 'a'.repeat(128),
    external: false,
    verdict: 'clear',
    dependencies: [{ mod_id: 'seed-x', slug: 'x', title: ALL, kind: 'required' }],
    published_at: NOW,
  });

/** A mod whose every free text is a payload, and the long ones all of them. */
export const hostileMod = (id: string, at: number, status: Mod['status']): Documents => {
  const release = releaseOf(at);
  const card = modSchema.parse({
    slug: id,
    title: fitting(at, 120),
    author: fitting(at + 1, 100),
    short_description: chunk(at, 300),
    content_type: 'mod',
    access: 'public',
    status,
    featured: false,
    ...cardFieldsOf([release]),
    categories: ['utility'],
    tags: Array.from({ length: 20 }, (_, tag) => fitting(at * 20 + tag, 40)),
    thumbnail_url: `/media/x"onerror="__xss(${at})`,
    counts_bucket: 'tests',
    published_at: NOW,
    created_at: NOW,
    updated_at: NOW,
  });
  const details = modDetails.parse({
    description: ALL,
    license: fitting(at, 100),
    links: { source: addressWith(at), issues: addressWith(at + 1), site: addressWith(at + 2) },
    gallery: [{ url: `/media/y"onerror="__xss(${at})`, alt: chunk(at, 300), width: 640, height: 360 }],
  });
  const moderation = modModeration.parse({
    created_by: 'seed-super',
    former_status: null,
    reason: chunk(at, 500),
    decided_by: null,
    decided_at: null,
  });
  const verdict = releaseVerdict.parse({
    findings: [{ code: 'duplicate_file', values: { path: fitting(at, 100), name: fitting(at, 100), title: ALL } }],
    fields: fields(at),
    confirmed_by: null,
    reason: chunk(at, 500),
    at: NOW,
  });
  const root = `mods/${id}`;
  return new Map<string, Record<string, unknown>>([
    [root, { ...card, updated_at: FieldValue.serverTimestamp() }],
    [`${root}/private/moderation`, moderation],
    [`${root}/private/details`, details],
    [`${root}/releases/r1`, release],
    [`${root}/releases/r1/private/file`, { storage_path: 'releases/x' }],
    [`${root}/releases/r1/private/verdict`, verdict],
    [`slugs/${id}`, { mod_id: id, current: true }],
    ...(status === 'approved' ? [[`pages/${id}`, pageOf(card, details, [{ id: 'r1', ...release }])] as const] : []),
  ]);
};
