import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { INITIAL_GAME_VERSIONS } from '@bigorna/domain/game-versions';
import { strFromU8, unzipSync } from 'fflate';
import { parse } from 'yaml';
import { z } from 'zod';
import { LauncherError } from '../../../tools/shared/errors.ts';
import { CACHE } from '../../../tools/shared/paths.ts';
import { runCommand } from '../../../tools/shared/processes.ts';
import { type Facts, listFrom, NOTHING, type Sample } from './sample.ts';

/** Real jars of the Maven registry: mods for Fabric, a library for Forge without a manifest, plugins for Paper. */
const JARS = [
  'io.github.llamalad7:mixinextras-fabric:0.3.0',
  'io.github.llamalad7:mixinextras-fabric:0.3.3',
  'io.github.llamalad7:mixinextras-fabric:0.3.6',
  'io.github.llamalad7:mixinextras-fabric:0.4.1',
  'io.github.llamalad7:mixinextras-fabric:0.5.0',
  'io.github.llamalad7:mixinextras-forge:0.5.0',
  'net.kyori:adventure-platform-fabric:5.14.0',
  'net.kyori:adventure-platform-fabric:5.14.2',
  'net.dmulloy2:ProtocolLib:5.3.0',
  'net.dmulloy2:ProtocolLib:5.4.0',
] as const;

const FOLDER = join(CACHE, 'manifests');

/** Downloads a jar with Maven, from the registry of its settings. */
const download = async (coordinates: string): Promise<string> => {
  const [, artifact = '', version = ''] = coordinates.split(':');
  const path = join(FOLDER, `${artifact}-${version}.jar`);
  const args = ['-B', '-q', 'dependency:copy', `-Dartifact=${coordinates}`, `-DoutputDirectory=${FOLDER}`];
  const { code, output } = await runCommand('mvn', args, { timeoutMs: 120_000 });
  if (code !== 0) throw new LauncherError(`Maven cannot download ${coordinates}: ${output.slice(0, 300)}`);
  return path;
};

const fabric = z.object({
  name: z.string().default(''),
  description: z.string().default(''),
  version: z.string(),
  authors: z.array(z.string()).default([]),
  license: z.string().default(''),
  icon: z.string().default(''),
  contact: z.record(z.string(), z.string()).default({}),
});
const plugin = z.object({
  name: z.string(),
  description: z.string().default(''),
  version: z.string(),
  authors: z.array(z.string()).default([]),
  website: z.string().default(''),
  'api-version': z.string(),
});

type Files = ReturnType<typeof unzipSync>;

const readFabric = (source: string, files: Files): Facts => {
  const { name, description, version, authors, license, icon, contact } = fabric.parse(JSON.parse(source));
  return {
    ...NOTHING,
    name,
    summary: description,
    authors: authors.join(', '),
    license,
    icon: icon in files ? 'yes' : '',
    links: [contact.sources, contact.issues, contact.homepage].filter(Boolean).join(', '),
    version,
  };
};

const readPlugin = (source: string): Facts => {
  const { name, description, version, authors, website, ...fields } = plugin.parse(parse(source));
  return {
    ...NOTHING,
    name,
    summary: description,
    authors: authors.join(', '),
    links: website,
    version,
    gameVersions: listFrom(fields['api-version'], INITIAL_GAME_VERSIONS.mod),
  };
};

/** Reads the manifest of a jar without the code of the portal. */
const readJar = (bytes: Uint8Array): Pick<Sample, 'platform' | 'says'> => {
  const files = unzipSync(bytes);
  const getText = (path: string) => files[path] && strFromU8(files[path]);
  const [mod, server] = [getText('fabric.mod.json'), getText('plugin.yml')];
  if (mod !== undefined) return { platform: 'Fabric', says: readFabric(mod, files) };
  if (server !== undefined) return { platform: 'Paper', says: readPlugin(server) };
  return { platform: 'no manifest', says: NOTHING };
};

/**
 * Downloads the jars and reads their manifests.
 *
 * @throws LauncherError without Maven, or for a jar that the registry does not have
 */
export const readJars = async (): Promise<Sample[]> => {
  const samples: Sample[] = [];
  for (const coordinates of JARS) {
    const path = await download(coordinates);
    const bytes = await readFile(path);
    samples.push({ fileName: basename(path), bytes, ...readJar(bytes) });
  }
  return samples;
};
