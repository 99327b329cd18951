import { LOADERS_BY_TYPE } from '@bigorna/domain/catalogue-terms';
import type { Inspection } from '@bigorna/domain/endpoints/admin/releases.schemas';
import type { StaffMod } from '@bigorna/domain/endpoints/admin/staff-mod.schemas';
import { RELEASE_TEXT } from '@bigorna/domain/limits';

const CHANNEL_WORDS = [
  ['alpha', /alpha|snapshot|nightly/i],
  ['beta', /beta|(?<![a-z])(?:rc|pre(?:release)?)(?![a-z])/i],
] as const;

/** Detects the release channel from a version's name. Default: `release`. */
export const detectChannel = (version: string): 'release' | 'beta' | 'alpha' =>
  CHANNEL_WORDS.find(([, pattern]) => pattern.test(version))?.[0] ?? 'release';

/** Default values of a release form, from the archive's manifest. */
export const toReleaseForm = ({ fields, file_name }: Inspection, mod: Pick<StaffMod, 'content_type'>) => {
  const typeLoaders = LOADERS_BY_TYPE[mod.content_type];
  const loaders = fields.loaders.filter((loader) => typeLoaders.includes(loader));
  return {
    version: fields.version.slice(0, RELEASE_TEXT.version),
    channel: detectChannel(fields.version),
    // An addon has only one loader.
    loaders: loaders.length === 0 && typeLoaders.length === 1 ? [...typeLoaders] : loaders,
    game_versions: fields.game_versions,
    side: fields.side,
    changelog: '',
    dependencies: [],
    file_name,
  };
};
