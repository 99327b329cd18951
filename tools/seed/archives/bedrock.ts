import type { ArchiveFacts } from './facts.ts';
import { toModId } from './facts.ts';
import { generateTexture } from './texture.ts';
import { buildZip, toJson, toUuid } from './zip.ts';

type PackKind = 'data' | 'resources';

const triple = (version: string): number[] => {
  const numbers = version.split('-', 1)[0]?.split('.').map(Number) ?? [];
  return [numbers[0] ?? 0, numbers[1] ?? 0, numbers[2] ?? 0];
};

const buildManifest = (facts: ArchiveFacts, kind: PackKind, paired: boolean): string => {
  const other: PackKind = kind === 'data' ? 'resources' : 'data';
  const version = triple(facts.version);
  return toJson({
    format_version: 2,
    header: {
      name: facts.title,
      description: facts.short,
      uuid: toUuid(`${facts.slug}:${kind}:header`),
      version,
      min_engine_version: triple(facts.gameVersions.at(-1) ?? ''),
    },
    modules: [{ type: kind, uuid: toUuid(`${facts.slug}:${kind}:module`), version }],
    ...(paired ? { dependencies: [{ uuid: toUuid(`${facts.slug}:${other}:header`), version }] } : {}),
    metadata: { authors: [facts.author], license: facts.license },
  });
};

const buildLangFile = (facts: ArchiveFacts): string =>
  [`pack.name=${facts.title}`, ...facts.points.map((point, index) => `guide.${index + 1}=${point}`)].join('\n');

const toBlockFile = (facts: ArchiveFacts, kind: PackKind, block: string): [string, string | Uint8Array] => {
  if (kind === 'resources') return [`textures/blocks/${block}.png`, generateTexture(`${facts.slug}:${block}`)];
  const description = { identifier: `${toModId(facts.slug)}:${block}` };
  const content = { format_version: '1.20.60', 'minecraft:block': { description, components: {} } };
  return [`blocks/${block}.json`, toJson(content)];
};

const buildPack = (facts: ArchiveFacts, kind: PackKind, paired: boolean): Uint8Array =>
  buildZip({
    'manifest.json': buildManifest(facts, kind, paired),
    'pack_icon.png': generateTexture(facts.slug),
    'texts/languages.json': toJson(['pt_BR']),
    'texts/pt_BR.lang': buildLangFile(facts),
    ...Object.fromEntries(facts.points.map((_, index) => toBlockFile(facts, kind, `block_${index + 1}`))),
  });

/** An `.mcaddon`: a behavior pack and a resource pack, each a nested archive. */
export const buildMcaddon = (facts: ArchiveFacts): Uint8Array =>
  buildZip({
    [`${facts.slug}_bp.mcpack`]: buildPack(facts, 'data', true),
    [`${facts.slug}_rp.mcpack`]: buildPack(facts, 'resources', true),
  });

/** A single `.mcpack` (or `.zip`) with the behavior pack. */
export const buildMcpack = (facts: ArchiveFacts): Uint8Array => buildPack(facts, 'data', false);
