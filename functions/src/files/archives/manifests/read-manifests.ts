import type { ContentType } from '@bigorna/domain/catalogue-terms';
import type { ArchiveFields, Finding } from '@bigorna/domain/entities/release';
import type { GameVersions } from '@bigorna/domain/game-versions';
import { compareVersions } from '@bigorna/domain/version-order';
import { sanitizeLine } from '../sanitize-line.ts';
import type { ArchiveContents } from '../walk-archive.ts';
import { findNeededEngine, readBedrock } from './bedrock.ts';
import { readFabric } from './fabric.ts';
import { readLiteLoader } from './lite-loader.ts';
import {
  isPackManifest,
  JAR_MANIFEST,
  JAVA_MANIFEST_PATHS,
  type JavaManifestPath,
  PLUGIN_PATHS,
} from './manifest-paths.ts';
import { readForge, readNeoForge } from './mods-toml.ts';
import { readOldForge } from './old-forge.ts';
import { findPackTexts } from './pack-texts.ts';
import { parseJarVersion } from './parse-jar-version.ts';
import { readQuilt } from './quilt.ts';
import { readBundledIds } from './read-bundled-ids.ts';
import { isTemplateId } from './remove-placeholder.ts';
import { EMPTY_MANIFEST, type ManifestFields, type RawManifest, sanitizeManifest } from './sanitize-manifest.ts';
import { readServerPlugin } from './server-plugin.ts';

/** `known` are the game versions of the edition that the manifest is for. */
type ManifestReader = (source: string, known: readonly string[], jarVersion: string) => RawManifest;

const JAVA_READERS: Readonly<Record<JavaManifestPath, ManifestReader>> = {
  'fabric.mod.json': readFabric,
  'quilt.mod.json': readQuilt,
  'META-INF/neoforge.mods.toml': readNeoForge,
  'META-INF/mods.toml': readForge,
  'mcmod.info': readOldForge,
  'litemod.json': readLiteLoader,
};

const PATH_MAX = 200;
const ICON_PATH_MAX = 1000;

interface ReadResult {
  readonly path: string;
  /** Undefined if the manifest has a problem. */
  readonly fields: ManifestFields | undefined;
  readonly problem: 'manifest_unreadable' | 'manifest_without_id';
  /** Path of a picture in the archive; empty without one. */
  readonly icon: string;
}

/**
 * A broken manifest is a finding, never an error. Loaders may accept what this reader does not. No loader
 * loads a mod from a manifest without an id.
 */
const read = (path: string, source: string | null, reader: (source: string) => RawManifest): ReadResult => {
  const unreadable = {
    path: sanitizeLine(path, PATH_MAX),
    fields: undefined,
    problem: 'manifest_unreadable',
    icon: '',
  } as const;
  if (source === null) return unreadable;
  try {
    const raw = reader(source);
    const fields = sanitizeManifest(raw);
    if (fields.mod_id === '') return { ...unreadable, problem: 'manifest_without_id' };
    return { ...unreadable, fields, icon: (raw.icon ?? '').replace(/^\.?\//, '') };
  } catch {
    return unreadable;
  }
};

const union = <T>(lists: readonly (readonly T[])[]): T[] => [...new Set(lists.flat())];

/**
 * The fields of the first readable manifest. Loaders, game versions and their ranges come from all manifests, the side
 * from the first that names one.
 */
const mergeFields = (manifests: readonly ManifestFields[]): ManifestFields => {
  const [first = EMPTY_MANIFEST, ...others] = manifests;
  const all = [first, ...others];
  return {
    ...first,
    loaders: union(all.map(({ loaders }) => loaders)),
    game_versions: union(all.map(({ game_versions }) => game_versions)).sort((a, b) => compareVersions(b, a)),
    game_ranges: union(all.map(({ game_ranges }) => game_ranges)),
    side: all.find(({ side }) => side !== null)?.side ?? null,
  };
};

type Manifests = Pick<ArchiveContents, 'manifests' | 'hasJava'> &
  Partial<Pick<ArchiveContents, 'bundledManifests' | 'packIcons' | 'texts'>>;

/** The content of an archive's manifests. */
export interface ManifestSummary {
  /** Derived from the manifests and from Java files; null if the archive has neither. */
  readonly contentType: ContentType | null;
  readonly fields: ArchiveFields;
  /** Path of the picture that a manifest names. The picture may not exist. */
  readonly icon: string | null;
  readonly findings: readonly Finding[];
}

/** A manifest that was left from a template counts only if no other manifest has an id of its own. */
const removeTemplates = (manifests: readonly ReadResult[]): readonly ReadResult[] => {
  const own = manifests.filter(({ fields }) => fields === undefined || !isTemplateId(fields.mod_id));
  return own.some(({ fields }) => fields !== undefined) ? own : manifests;
};

const readJavaManifests = (
  { manifests, bundledManifests = new Map() }: Manifests,
  known: readonly string[],
): readonly ReadResult[] => {
  const bundledIds = readBundledIds(bundledManifests);
  const jarVersion = parseJarVersion(manifests.get(JAR_MANIFEST) ?? '');
  const found = JAVA_MANIFEST_PATHS.flatMap((path) => {
    const source = manifests.get(path);
    if (source === undefined) return [];
    const readAll = (text: string): RawManifest => {
      const raw = JAVA_READERS[path](text, known, jarVersion);
      return { ...raw, provides: [...(raw.provides ?? []), ...bundledIds] };
    };
    return [read(path, source, readAll)];
  });
  return removeTemplates(found);
};

const readPluginManifests = ({ manifests }: Manifests, known: readonly string[]): readonly ReadResult[] =>
  PLUGIN_PATHS.flatMap((path) => {
    const source = manifests.get(path);
    return source === undefined ? [] : [read(path, source, (yaml) => readServerPlugin(yaml, known))];
  });

/**
 * Ordered by path: the first pack provides the fields of an add-on. The game loads all packs of an add-on together, so
 * each pack gets the game versions that run all of them.
 */
const readPackManifests = ({ manifests, texts = new Map() }: Manifests, known: readonly string[]): ReadResult[] => {
  const packs = [...manifests].filter(([path]) => isPackManifest(path)).toSorted(([a], [b]) => (a < b ? -1 : 1));
  const engine = findNeededEngine(packs.flatMap(([, source]) => source ?? []));
  return packs.map(([path, source]) => {
    const folder = path.slice(0, path.lastIndexOf('/') + 1);
    const manifest = read(path, source, (json) => readBedrock(json, known, engine, findPackTexts(texts, folder)));
    return { ...manifest, icon: folder + manifest.icon };
  });
};

/** The icon of the first manifest whose icon was seen, or else of the first that names an icon. */
const findIcon = (manifests: readonly ReadResult[], seen: ReadonlySet<string>): string | undefined => {
  const icons = manifests.flatMap(({ fields, icon }) => (fields === undefined || icon === '' ? [] : [icon]));
  return icons.find((icon) => seen.has(icon)) ?? icons[0];
};

/**
 * Reads all manifests of an archive. Bedrock manifests count only if the archive contains no Java manifest, class or
 * jar. Manifests of server plugins count only in a Java archive without the manifest of a mod.
 *
 * @param known the game versions that a range may stand for
 */
export const readManifests = (contents: Manifests, known: GameVersions): ManifestSummary => {
  const mods = readJavaManifests(contents, known.mod);
  const isJava = mods.length > 0 || contents.hasJava;
  const plugins = isJava && mods.length === 0 ? readPluginManifests(contents, known.mod) : [];
  const manifests = isJava ? [...mods, ...plugins] : readPackManifests(contents, known.addon);
  const readable = manifests.flatMap(({ path, fields }) => (fields === undefined ? [] : [{ path, fields }]));
  const unreadable = manifests.filter(({ fields }) => fields === undefined);
  const none: Finding[] = manifests.length === 0 ? [{ code: 'no_manifest', values: {} }] : [];
  const plugin = plugins.find(({ fields }) => fields !== undefined);
  const icon = findIcon(manifests, contents.packIcons ?? new Set());
  return {
    contentType: isJava ? 'mod' : manifests.length > 0 ? 'addon' : null,
    fields: { manifest: readable[0]?.path ?? null, ...mergeFields(readable.map(({ fields }) => fields)) },
    icon: icon?.slice(0, ICON_PATH_MAX) ?? null,
    findings: [
      ...none,
      ...(plugin === undefined ? [] : [{ code: 'server_plugin' as const, values: { manifest: plugin.path } }]),
      ...unreadable.map(({ path, problem }): Finding => ({ code: problem, values: { manifest: path } })),
    ],
  };
};
