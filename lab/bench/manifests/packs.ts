import { INITIAL_GAME_VERSIONS } from '@bigorna/domain/game-versions';
import { buildTestZip } from '../../../functions/src/files/archives/testing/build-raw-zip.ts';
import { listFrom, NOTHING, type Sample } from './sample.ts';

const buildManifest = (type: string, header: object = {}, metadata: object = {}): string =>
  JSON.stringify({
    format_version: 2,
    header: { name: 'Lanterna', description: 'Luz viva.', uuid: type, version: [1, 2, 0], ...header },
    modules: [{ type, uuid: `${type}-module`, version: [1, 2, 0] }],
    metadata,
  });

const SAYS = { ...NOTHING, name: 'Lanterna', summary: 'Luz viva.', version: '1.2.0' };
const [OLD, NEW] = ['1.20.60', '1.21.40'];
const METADATA = { authors: ['Ana', 'Beto'], license: 'MIT', url: 'https://lanterna.dev/' };
const ICON = new Uint8Array([0x89, 0x50, 0x4e, 0x47]);

/** Five packs, and what their manifests say. */
export const PACKS: readonly Sample[] = [
  {
    fileName: 'behavior.mcpack',
    bytes: buildTestZip({ 'manifest.json': buildManifest('data', { min_engine_version: [1, 21, 40] }, METADATA) }),
    says: {
      ...SAYS,
      authors: 'Ana, Beto',
      license: 'MIT',
      links: METADATA.url,
      gameVersions: listFrom(NEW, INITIAL_GAME_VERSIONS.addon),
    },
  },
  {
    fileName: 'resources.mcpack',
    bytes: buildTestZip({
      'manifest.json': buildManifest('resources', { min_engine_version: OLD, description: '§aLuz§r viva.' }),
    }),
    says: { ...SAYS, gameVersions: listFrom(OLD, INITIAL_GAME_VERSIONS.addon) },
  },
  {
    fileName: 'two-packs.mcaddon',
    bytes: buildTestZip({
      'behavior.mcpack': buildTestZip({ 'manifest.json': buildManifest('data', { min_engine_version: OLD }) }),
      'resources.mcpack': buildTestZip({
        'manifest.json': buildManifest('resources', { name: 'Outra', min_engine_version: NEW }),
      }),
    }),
    says: { ...SAYS, gameVersions: listFrom(NEW, INITIAL_GAME_VERSIONS.addon) },
  },
  {
    fileName: 'translated.mcpack',
    bytes: buildTestZip({
      'manifest.json': buildManifest('data', { name: 'pack.name', description: 'pack.description' }),
      'texts/en_US.lang': 'pack.name=Lantern\npack.description=Living light.',
      'texts/pt_BR.lang': 'pack.name=Lanterna\npack.description=Luz viva.',
    }),
    says: SAYS,
  },
  {
    fileName: 'icon.mcaddon',
    bytes: buildTestZip({
      'A/manifest.json': buildManifest('data'),
      'B/manifest.json': buildManifest('resources'),
      'B/pack_icon.png': ICON,
    }),
    says: { ...SAYS, icon: 'yes' },
  },
].map((pack) => ({ ...pack, platform: 'Bedrock' }));
