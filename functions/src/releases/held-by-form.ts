import { worstOf } from '@bigorna/domain/archive-findings';
import type { Release } from '@bigorna/domain/entities/release';
import type { ReleaseChange } from './change-release.ts';
import type { FoundRelease } from './find-release.ts';
import { formFindings } from './form-findings.ts';
import { changedFields, type Some } from './release-fields.ts';

/** A patch of a release, by which visitors lose it where it comes to say of its loaders what its archive contradicts. */
export const heldByForm = (
  { release, verdict: { fields } }: FoundRelease,
  patch: Some<Release>,
): Pick<ReleaseChange, 'patch' | 'verdict'> => {
  const next = { ...release, ...changedFields(release, patch) };
  const isKept = next.loaders === release.loaders || next.verdict !== 'clear';
  if (isKept || worstOf(formFindings(next, fields)) !== 'hold') return { patch };
  return { patch: { ...patch, verdict: 'pending' }, verdict: { confirmed_by: null } };
};
