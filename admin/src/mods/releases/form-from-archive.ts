import { LOADERS_OF } from '@bigorna/domain/catalogue-terms';
import type { Inspection } from '@bigorna/domain/endpoints/admin/releases';
import type { StaffMod } from '@bigorna/domain/endpoints/admin/staff-mod';
import { RELEASE_TEXT } from '@bigorna/domain/limits';

const CHANNEL_WORDS = [
  ['alpha', /alpha|snapshot|nightly/i],
  ['beta', /beta|-rc|[-.]pre/i],
] as const;

/** What a version's own name says of how finished it is. */
export const channelOf = (version: string): 'release' | 'beta' | 'alpha' =>
  CHANNEL_WORDS.find(([, pattern]) => pattern.test(version))?.[0] ?? 'release';

/** What the archive says of itself, as the form of a release begins with it. */
export const formFromArchive = ({ fields, file_name }: Inspection, mod: Pick<StaffMod, 'content_type'>) => {
  const fitting = LOADERS_OF[mod.content_type];
  const loaders = fields.loaders.filter((loader) => fitting.includes(loader));
  return {
    version: fields.version.slice(0, RELEASE_TEXT.version),
    channel: channelOf(fields.version),
    // An addon has but one.
    loaders: loaders.length === 0 && fitting.length === 1 ? [...fitting] : loaders,
    game_versions: fields.game_versions,
    changelog: '',
    dependencies: [],
    file_name,
  };
};
