import type { ArchiveFacts } from './facts.ts';
import { modIdOf } from './facts.ts';
import { textureOf } from './texture.ts';
import { json, uuidOf, zip } from './zip.ts';

type PackKind = 'data' | 'resources';

const triple = (version: string): number[] => {
  const numbers = version.split('-', 1)[0]?.split('.').map(Number) ?? [];
  return [numbers[0] ?? 0, numbers[1] ?? 0, numbers[2] ?? 0];
};

const manifestOf = (facts: ArchiveFacts, kind: PackKind, paired: boolean): string => {
  const other: PackKind = kind === 'data' ? 'resources' : 'data';
  const version = triple(facts.version);
  return json({
    format_version: 2,
    header: {
      name: facts.title,
      description: facts.short,
      uuid: uuidOf(`${facts.slug}:${kind}:header`),
      version,
      min_engine_version: triple(facts.gameVersions.at(-1) ?? ''),
    },
    modules: [{ type: kind, uuid: uuidOf(`${facts.slug}:${kind}:module`), version }],
    ...(paired ? { dependencies: [{ uuid: uuidOf(`${facts.slug}:${other}:header`), version }] } : {}),
    metadata: { authors: [facts.author], license: facts.license },
  });
};

const langOf = (facts: ArchiveFacts): string =>
  [`pack.name=${facts.title}`, ...facts.points.map((point, index) => `guide.${index + 1}=${point}`)].join('\n');

const behaviourPack = (facts: ArchiveFacts, paired: boolean) => ({
  'manifest.json': manifestOf(facts, 'data', paired),
  'pack_icon.png': textureOf(facts.slug),
  'texts/languages.json': json(['pt_BR']),
  'texts/pt_BR.lang': langOf(facts),
  ...Object.fromEntries(
    facts.points.map((_, index) => {
      const identifier = `${modIdOf(facts.slug)}:block_${index + 1}`;
      const block = { format_version: '1.20.60', 'minecraft:block': { description: { identifier }, components: {} } };
      return [`blocks/block_${index + 1}.json`, json(block)];
    }),
  ),
});

const resourcePack = (facts: ArchiveFacts) => ({
  'manifest.json': manifestOf(facts, 'resources', true),
  'pack_icon.png': textureOf(facts.slug),
  'texts/languages.json': json(['pt_BR']),
  'texts/pt_BR.lang': langOf(facts),
  ...Object.fromEntries(
    facts.points.map((_, index) => [
      `textures/blocks/block_${index + 1}.png`,
      textureOf(`${facts.slug}:block_${index + 1}`),
    ]),
  ),
});

/** An `.mcaddon`: a behaviour pack and a resource pack, each an archive of its own. */
export const mcaddonOf = (facts: ArchiveFacts): Uint8Array =>
  zip({
    [`${facts.slug}_bp.mcpack`]: zip(behaviourPack(facts, true)),
    [`${facts.slug}_rp.mcpack`]: zip(resourcePack(facts)),
  });

/** A single `.mcpack` (or `.zip`) with the behaviour pack. */
export const mcpackOf = (facts: ArchiveFacts): Uint8Array => zip(behaviourPack(facts, false));
