import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Inspection } from '@bigorna/domain/endpoints/admin/releases.schemas';
import { INITIAL_GAME_VERSIONS } from '@bigorna/domain/game-versions';
import { toNewMod } from '../../admin/src/features/mods/form/new-mod.ts';
import { toReleaseForm } from '../../admin/src/features/mods/releases/to-release-form.ts';
import { inspectArchive } from '../../functions/src/files/archives/inspect-archive.ts';
import { readArchiveFile } from '../../functions/src/files/archives/read-archive-file.ts';
import { withTempFolder } from '../../functions/src/platform/with-temp-folder.ts';
import { recordMeasurements, requireRecordableCommit } from '../../tools/testing/measurements.ts';
import { readJars } from './manifests/jars.ts';
import { PACKS } from './manifests/packs.ts';
import type { Facts, Sample } from './manifests/sample.ts';

const FIELDS: readonly (readonly [string, keyof Facts])[] = [
  ['name', 'name'],
  ['summary', 'summary'],
  ['authors', 'authors'],
  ['license', 'license'],
  ['icon', 'icon'],
  ['links', 'links'],
  ['version', 'version'],
  ['game versions', 'gameVersions'],
];
const SHOWN_MAX = 40;

/** What "create from a file" fills in: the inspection of the API, then the forms of the console. */
const fillIn = ({ fileName, bytes }: Sample) =>
  withTempFolder(async (folder) => {
    const path = join(folder, 'archive');
    const empty = join(folder, 'empty');
    await Promise.all([writeFile(path, bytes), mkdir(empty)]);
    const size = bytes.length;
    const result = await inspectArchive({ path, fileName, size, blocked: new Map(), versions: INITIAL_GAME_VERSIONS });
    const hash = (name: string) => createHash(name).update(bytes).digest('hex');
    const inspection: Inspection = {
      slot: 'bench',
      file_name: fileName,
      size,
      sha256: hash('sha256'),
      sha512: hash('sha512'),
      has_icon: result.icon !== null,
      ...result,
    };
    const icon = result.icon === null ? undefined : await readArchiveFile(path, empty, result.icon, 1);
    const mod = toNewMod(inspection, null);
    const release = toReleaseForm(inspection, { content_type: result.content_type ?? 'mod' });
    const facts: Facts = {
      name: mod.title,
      summary: mod.short_description,
      authors: mod.author,
      license: mod.license,
      icon: icon === undefined ? '' : 'yes',
      links: Object.values(mod.links).filter(Boolean).join(', '),
      version: release.version,
      gameVersions: release.game_versions.join(', '),
    };
    return { facts, loaders: release.loaders, findings: result.findings.map(({ code }) => code) };
  });

const shorten = (value: string): string => (value.length > SHOWN_MAX ? `${value.slice(0, SHOWN_MAX)}…` : value);

const compare = (says: string, filled: string): string => {
  if (says === filled) return says === '' ? 'manifest has none' : 'same';
  if (says === '') return `filled (${shorten(filled)})`;
  return `DIFFERS (${shorten(says)} → ${shorten(filled) || 'nothing'})`;
};

const toRow = async (sample: Sample): Promise<string[]> => {
  const { facts, loaders, findings } = await fillIn(sample);
  const cells = FIELDS.map(([, field]) => compare(sample.says[field], facts[field]));
  const about = [sample.fileName, sample.platform, loaders.join(', ') || 'none'];
  return [...about, ...cells, findings.join(', ') || 'none'];
};

/**
 * Compares what "create from a file" fills in with what the manifests of ten real jars and five packs say. Downloads
 * the jars with Maven. Fails if a field differs.
 */
export async function runManifestsBench(): Promise<void> {
  await requireRecordableCommit();
  const samples = [...(await readJars()), ...PACKS];
  const rows = await Promise.all(samples.map(toRow));
  const heading = ['file', 'manifest for', 'loaders', ...FIELDS.map(([name]) => name), 'findings'];
  const lines = [heading, heading.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`);
  console.log(lines.join('\n'));
  await recordMeasurements('manifests', 'npm run bench -- manifests', lines);
  if (lines.some((line) => line.includes('DIFFERS'))) process.exitCode = 1;
}
