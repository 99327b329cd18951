import type { Side } from '@bigorna/domain/catalogue-terms';
import { compareVersions } from '@bigorna/domain/version-order';
import { type ArchiveFacts, toModId } from './facts.ts';
import { generateTexture } from './texture.ts';
import { buildZip, type Contents, toJson } from './zip.ts';

const sortedVersions = (facts: ArchiveFacts): { oldest: string; newest: string } => {
  const sorted = facts.gameVersions.toSorted(compareVersions);
  return { oldest: sorted[0] ?? '', newest: sorted.at(-1) ?? '' };
};

const getSide = ({ side = 'both' }: ArchiveFacts): Side => side;
const ENVIRONMENTS = { client: 'client', server: 'server', both: '*' } as const;

const fabricManifest = (facts: ArchiveFacts): string =>
  toJson({
    schemaVersion: 1,
    id: toModId(facts.slug),
    version: facts.version,
    name: facts.title,
    description: facts.short,
    authors: [facts.author],
    license: facts.license,
    icon: `assets/${toModId(facts.slug)}/icon.png`,
    environment: ENVIRONMENTS[getSide(facts)],
    depends: {
      fabricloader: '>=0.15.0',
      minecraft: [...facts.gameVersions],
      ...Object.fromEntries(facts.needs.map((slug) => [toModId(slug), '*'])),
    },
  });

const quiltManifest = (facts: ArchiveFacts): string =>
  toJson({
    schema_version: 1,
    quilt_loader: {
      group: 'example.bigorna',
      id: toModId(facts.slug),
      version: facts.version,
      metadata: {
        name: facts.title,
        description: facts.short,
        contributors: { [facts.author]: 'Owner' },
        license: facts.license,
      },
      depends: [
        { id: 'quilt_loader', versions: '>=0.20.0' },
        ...facts.needs.map((slug) => ({ id: toModId(slug), versions: '*' })),
      ],
    },
    minecraft: { environment: getSide(facts) === 'server' ? 'dedicated_server' : ENVIRONMENTS[getSide(facts)] },
  });

/** `lowcodefml` is the loaders' language for mods without code, such as these. */
const toml = (facts: ArchiveFacts, platform: 'forge' | 'neoforge'): string => {
  const { oldest, newest } = sortedVersions(facts);
  const id = toModId(facts.slug);
  const needed = (name: string, range: string) =>
    [
      `[[dependencies.${id}]]`,
      `modId = "${name}"`,
      platform === 'forge' ? 'mandatory = true' : 'type = "required"',
      `versionRange = "${range}"`,
      'ordering = "NONE"',
      `side = "${getSide(facts).toUpperCase()}"`,
    ].join('\n');
  return `${[
    ['modLoader = "lowcodefml"', 'loaderVersion = "[1,)"', `license = ${JSON.stringify(facts.license)}`].join('\n'),
    [
      '[[mods]]',
      `modId = "${id}"`,
      `version = "${facts.version}"`,
      `displayName = ${JSON.stringify(facts.title)}`,
      `authors = ${JSON.stringify(facts.author)}`,
      `description = ${JSON.stringify(facts.short)}`,
    ].join('\n'),
    needed('minecraft', `[${oldest},${newest}]`),
    ...facts.needs.map((slug) => needed(toModId(slug), '[0,)')),
  ].join('\n\n')}\n`;
};

const liteManifest = (facts: ArchiveFacts): string =>
  toJson({
    name: toModId(facts.slug),
    displayName: facts.title,
    version: facts.version,
    author: facts.author,
    description: facts.short,
    mcversion: sortedVersions(facts).newest,
    revision: 1,
  });

/** The legacy manifest that Forge reads up to game version 1.12. */
const legacyManifest = (facts: ArchiveFacts): string =>
  toJson([
    {
      modid: toModId(facts.slug),
      name: facts.title,
      description: facts.short,
      version: facts.version,
      mcversion: sortedVersions(facts).newest,
      authorList: [facts.author],
    },
  ]);

const manifests = (facts: ArchiveFacts): Contents => ({
  ...(facts.loaders.includes('fabric') ? { 'fabric.mod.json': fabricManifest(facts) } : {}),
  ...(facts.loaders.includes('quilt') ? { 'quilt.mod.json': quiltManifest(facts) } : {}),
  ...(facts.loaders.includes('forge')
    ? { 'META-INF/mods.toml': toml(facts, 'forge'), 'mcmod.info': legacyManifest(facts) }
    : {}),
  ...(facts.loaders.includes('neoforge') ? { 'META-INF/neoforge.mods.toml': toml(facts, 'neoforge') } : {}),
  ...(facts.loaders.includes('liteloader') ? { 'litemod.json': liteManifest(facts) } : {}),
});

/** A mod's `.jar`: real manifests of its loaders, texts, recipes and textures; no code. */
export const buildModJar = (facts: ArchiveFacts): Uint8Array => {
  const id = toModId(facts.slug);
  const texts = Object.fromEntries(facts.points.map((point, index) => [`${id}.guide.${index + 1}`, point]));
  const blocks = facts.points.map((_, index) => `block_${index + 1}`);
  const assets = Object.fromEntries(
    blocks.flatMap((block) => [
      [`assets/${id}/textures/block/${block}.png`, generateTexture(`${facts.slug}:${block}`)],
      [`assets/${id}/blockstates/${block}.json`, toJson({ variants: { '': { model: `${id}:block/${block}` } } })],
      [
        `assets/${id}/models/block/${block}.json`,
        toJson({ parent: 'minecraft:block/cube_all', textures: { all: `${id}:block/${block}` } }),
      ],
    ]),
  );
  return buildZip({
    'META-INF/MANIFEST.MF': `Manifest-Version: 1.0\r\nImplementation-Title: ${id}\r\nImplementation-Version: ${facts.version}\r\n\r\n`,
    ...manifests(facts),
    'pack.mcmeta': toJson({ pack: { pack_format: 34, description: facts.title } }),
    [`assets/${id}/icon.png`]: generateTexture(facts.slug),
    [`assets/${id}/lang/pt_br.json`]: toJson({ [`${id}.name`]: facts.title, ...texts }),
    [`assets/${id}/lang/en_us.json`]: toJson({ [`${id}.name`]: facts.title }),
    ...assets,
  });
};
