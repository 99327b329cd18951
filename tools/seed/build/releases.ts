import { createHash } from 'node:crypto';
import type { Channel, Loader, Side } from '@bigorna/domain/catalogue-terms';
import type { Release } from '@bigorna/domain/entities/release';
import { BEDROCK_VERSIONS, JAVA_VERSIONS } from '@bigorna/domain/game-versions';
import type { IdentifiedRelease } from '@bigorna/domain/mod-page';
import { buildMcaddon, buildMcpack } from '../archives/bedrock.ts';
import type { ArchiveFacts } from '../archives/facts.ts';
import { buildModJar } from '../archives/jar.ts';
import type { TypedEntry } from '../content/entries.ts';
import { getDaysBefore } from '../dates.ts';
import { createRandom, type Random } from '../random.ts';
import { generateChangelog } from '../text/changelogs.ts';

/** A release with its file's bytes; an external release has none. */
export interface BuiltRelease {
  release: IdentifiedRelease;
  bytes: Uint8Array | null;
}

export interface ReleaseContext {
  slug: string;
  license: string;
  dependencies: Release['dependencies'];
}

interface Plan {
  version: string;
  channel: Channel;
  gameVersions: string[];
  loaders: Loader[];
  ageDays: number;
}

const LOADER_SETS: readonly (readonly Loader[])[] = [
  ['fabric'],
  ['fabric'],
  ['fabric', 'quilt'],
  ['neoforge'],
  ['forge', 'neoforge'],
  ['forge'],
  ['fabric', 'neoforge'],
];
const OLD_JAVA = ['1.18.2', '1.16.5', '1.12.2'];
const CONTENT_TYPES = { '.jar': 'application/java-archive', other: 'application/zip' } as const;

/** Realistic rising version numbers: mostly patches, sometimes minor and major. */
const generateVersions = (entry: TypedEntry, count: number, random: Random): string[] => {
  let major = entry.featured ? random.int(1, 3) : random.int(0, 2);
  let minor = major === 0 ? random.int(1, 6) : random.int(0, 4);
  let patch = 0;
  return Array.from({ length: count }, (_, index) => {
    if (index > 0) {
      if (random.chance(0.12)) [major, minor, patch] = [major + 1, 0, 0];
      else if (random.chance(0.45)) [minor, patch] = [minor + 1, 0];
      else patch += 1;
    }
    return `${major}.${minor}.${patch}`;
  });
};

const pickLoaders = (entry: TypedEntry, random: Random): Loader[] => {
  if (entry.contentType === 'addon') return ['bedrock'];
  return [...(entry.loaders ?? random.pick(LOADER_SETS))];
};

/** A window of `width` game versions. Later releases get a window with newer versions. */
const getVersionWindow = (all: readonly string[], newestIndex: number, width: number): string[] =>
  all.slice(Math.max(0, newestIndex), Math.max(0, newestIndex) + width);

const planReleases = (entry: TypedEntry, random: Random): Plan[] => {
  const count = entry.status === 'draft' ? 0 : entry.featured ? random.int(3, 5) : random.int(1, 4);
  const isLegacy = entry.loaders?.includes('liteloader') ?? false;
  const games = entry.contentType === 'addon' ? BEDROCK_VERSIONS : isLegacy ? OLD_JAVA : JAVA_VERSIONS;
  const lag = entry.featured || random.chance(0.55) ? 0 : random.int(1, isLegacy ? 1 : 3);
  const loaders = pickLoaders(entry, random);
  const lastAge = (entry.status === 'pending' ? 1 : 2) + random.next() ** 2 * (entry.featured ? 40 : 260);
  const ages = Array.from({ length: count }, () => random.next() * 420 + 6).sort((a, b) => b - a);
  return generateVersions(entry, count, random).map((version, index) => {
    const stepsBack = count - 1 - index;
    const isLast = stepsBack === 0;
    const channel: Channel =
      isLast && count > 2 && random.chance(0.16)
        ? 'beta'
        : count > 3 && index === 0
          ? 'alpha'
          : stepsBack > 0 && random.chance(0.12)
            ? 'beta'
            : 'release';
    const suffix = channel === 'release' ? '' : `-${channel}.1`;
    return {
      version: `${version}${suffix}`,
      channel,
      gameVersions: getVersionWindow(games, lag + Math.floor(stepsBack / 2), random.int(1, 3)),
      loaders: index === 0 && count > 2 ? loaders.slice(0, 1) : loaders,
      ageDays: isLast ? lastAge : lastAge + (ages[index] ?? 30),
    };
  });
};

const getExtension = (entry: TypedEntry, random: Random): string => {
  if (entry.contentType === 'mod') return '.jar';
  return random.pick(['.mcaddon', '.mcaddon', '.mcaddon', '.mcpack', '.zip']);
};

const buildArchive = (facts: ArchiveFacts, extension: string): Uint8Array => {
  if (extension === '.jar') return buildModJar(facts);
  return extension === '.mcaddon' ? buildMcaddon(facts) : buildMcpack(facts);
};

const hash = (algorithm: 'sha256' | 'sha512', bytes: Uint8Array): string =>
  createHash(algorithm).update(bytes).digest('hex');

/** The stored media type of a file name. */
export const getContentType = (fileName: string): string =>
  fileName.endsWith('.jar') ? CONTENT_TYPES['.jar'] : CONTENT_TYPES.other;

/** The side in the manifest. Null for addons and LiteLoader, whose manifests have no field for the side. */
const getSide = ({ contentType, side = 'both' }: TypedEntry, loaders: readonly Loader[]): Side | null =>
  contentType === 'addon' || loaders.every((loader) => loader === 'liteloader') ? null : side;

/** All releases of an entry, oldest first, each with a real archive. */
export const buildReleases = (entry: TypedEntry, context: ReleaseContext): BuiltRelease[] => {
  const random = createRandom(`releases:${entry.title}`);
  const plans = planReleases(entry, random);
  const extension = getExtension(entry, random);
  return plans.map((plan, index) => {
    const external = entry.external === true && index === plans.length - 1;
    const facts: ArchiveFacts = {
      ...entry,
      ...context,
      ...plan,
      needs: context.dependencies.filter(({ kind }) => kind === 'required').map(({ slug }) => slug),
    };
    const bytes = external ? null : buildArchive(facts, extension);
    const previous = plans[index - 1];
    const game = plan.gameVersions[0] ?? '';
    const release: IdentifiedRelease = {
      id: `v${plan.version.replaceAll('.', '-')}`,
      version: plan.version,
      channel: plan.channel,
      changelog: generateChangelog(
        {
          lang: entry.lang,
          first: index === 0,
          portedTo: previous && !previous.gameVersions.includes(game) ? game : null,
          stable: plan.channel === 'release',
        },
        random,
      ),
      game_versions: plan.gameVersions,
      loaders: plan.loaders,
      side: getSide(entry, plan.loaders),
      file_name: `${context.slug}-${plan.version}${extension}`,
      file_size: bytes?.length ?? 0,
      sha256: bytes && hash('sha256', bytes),
      sha512: bytes && hash('sha512', bytes),
      external,
      verdict: 'clear',
      dependencies: context.dependencies,
      published_at: getDaysBefore(plan.ageDays),
    };
    return { release, bytes };
  });
};
