import type { Finding, Upload } from '@bigorna/domain/entities/release';
import { catalogue } from '../../catalogue/index.ts';
import { DOCUMENTS_NOW, readUndeletedMod } from '../stored/stored-mod.ts';
import { checkIdentity, checkName, reportSameTitles } from './identity-findings.ts';
import { findDuplicates } from './new-release-source.ts';
import { readVerdicts } from './staff-releases.ts';

/** Findings about a checked upload as the first file of a new mod. For example, another mod may have the same file. */
export const findPresentMods = async ({ fields, sha256 }: Upload): Promise<Finding[]> => {
  const [duplicates, sameTitles] = await Promise.all([
    findDuplicates(DOCUMENTS_NOW, undefined, sha256),
    fields === null || fields.name === '' ? [] : catalogue.findByTitle(fields.name),
  ]);
  return [...duplicates, ...reportSameTitles(sameTitles.slice(0, 1))];
};

/**
 * Findings about a checked upload as a new release of a mod. For example, it may be the file of another mod.
 *
 * @throws ApiError mod_not_found
 */
export const findModMismatches = async (modId: string, { fields, sha256 }: Upload): Promise<Finding[]> => {
  const stored = await readUndeletedMod(DOCUMENTS_NOW, modId);
  const releases = stored.releases.filter(({ verdict }) => verdict !== 'refused');
  const [verdicts, duplicates] = await Promise.all([
    readVerdicts(DOCUMENTS_NOW, modId, releases),
    findDuplicates(DOCUMENTS_NOW, modId, sha256),
  ]);
  const others = verdicts.flatMap((verdict) => verdict?.fields ?? []);
  const identity = checkIdentity(stored.mod, fields, others);
  return [...(identity.length > 0 ? identity : checkName(stored.mod.title, fields)), ...duplicates];
};
