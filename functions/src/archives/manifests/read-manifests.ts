import type { ContentType } from '@bigorna/domain/catalogue-terms';
import type { ArchiveFields, Finding } from '@bigorna/domain/entities/release';
import { compareVersions } from '@bigorna/domain/version-order';
import { shownText } from '../shown-text.ts';
import type { ArchiveContents } from '../walk.ts';
import { readBedrock } from './bedrock.ts';
import { readFabric } from './fabric.ts';
import { factsOf, type ManifestFacts, NO_FACTS, type Said } from './facts.ts';
import { jarVersionOf } from './jar-manifest.ts';
import { readLite } from './lite.ts';
import { readForge, readNeoForge } from './mods-toml.ts';
import { readOldForge } from './old-forge.ts';
import { isOfPack, JAR_MANIFEST, JAVA_PLACES, type JavaPlace } from './places.ts';
import { readQuilt } from './quilt.ts';

type ManifestReader = (source: string, jarVersion: string) => Said;

const JAVA_READERS: Readonly<Record<JavaPlace, ManifestReader>> = {
  'fabric.mod.json': readFabric,
  'quilt.mod.json': readQuilt,
  'META-INF/neoforge.mods.toml': readNeoForge,
  'META-INF/mods.toml': readForge,
  'mcmod.info': readOldForge,
  'litemod.json': readLite,
};

const PLACE_MAX = 200;

interface Read {
  readonly place: string;
  /** Undefined for one that cannot be read. */
  readonly facts: ManifestFacts | undefined;
}

/** A broken manifest is a finding, never an error: a loader may be content with what this reader is not. */
const read = (place: string, source: string | null, reader: ManifestReader, jarVersion: string): Read => {
  const shown = shownText(place, PLACE_MAX);
  try {
    return { place: shown, facts: source === null ? undefined : factsOf(reader(source, jarVersion)) };
  } catch {
    return { place: shown, facts: undefined };
  }
};

const union = <T>(lists: readonly (readonly T[])[]): T[] => [...new Set(lists.flat())];

/** The first manifest that says anything speaks for the archive; loaders and game versions are those of all. */
const together = (facts: readonly ManifestFacts[]): ManifestFacts => {
  const [first = NO_FACTS, ...others] = facts;
  const all = [first, ...others];
  return {
    ...first,
    loaders: union(all.map(({ loaders }) => loaders)),
    game_versions: union(all.map(({ game_versions }) => game_versions)).sort((a, b) => compareVersions(b, a)),
  };
};

type Manifests = Pick<ArchiveContents, 'manifests' | 'hasJava'>;

/** What an archive's manifests say. */
export interface ManifestsRead {
  /** By the manifests; null where there is none. */
  readonly contentType: ContentType | null;
  readonly fields: ArchiveFields;
  readonly findings: readonly Finding[];
}

const javaManifests = ({ manifests }: Manifests): Read[] => {
  const jarVersion = jarVersionOf(manifests.get(JAR_MANIFEST) ?? '');
  return JAVA_PLACES.flatMap((place) => {
    const source = manifests.get(place);
    return source === undefined ? [] : [read(place, source, JAVA_READERS[place], jarVersion)];
  });
};

/** The pack that comes first by its place speaks for an add-on. */
const packManifests = ({ manifests }: Manifests): Read[] =>
  [...manifests]
    .filter(([place]) => isOfPack(place))
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([place, source]) => read(place, source, readBedrock, ''));

/** Reads all manifests of an archive. Those of packs count where there are none of Java mods and nothing of Java. */
export const readManifests = (contents: Manifests): ManifestsRead => {
  const java = javaManifests(contents);
  const isJava = java.length > 0 || contents.hasJava;
  const found = isJava ? java : packManifests(contents);
  const readable = found.flatMap(({ place, facts }) => (facts === undefined ? [] : [{ place, facts }]));
  const unreadable = found.filter(({ facts }) => facts === undefined);
  const none: Finding[] = found.length === 0 ? [{ code: 'no_manifest', values: {} }] : [];
  return {
    contentType: isJava ? 'mod' : found.length > 0 ? 'addon' : null,
    fields: { manifest: readable[0]?.place ?? null, ...together(readable.map(({ facts }) => facts)) },
    findings: [
      ...none,
      ...unreadable.map(({ place }): Finding => ({ code: 'manifest_unreadable', values: { manifest: place } })),
    ],
  };
};
