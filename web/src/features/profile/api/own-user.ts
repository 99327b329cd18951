import type { OwnUser } from '@bigorna/domain/endpoints/auth';
import { IncompleteAnswer, parseVerdict } from '#session/engine/answers.ts';

/**
 * The member as an answer tells of them.
 *
 * @throws IncompleteAnswer when it tells of nobody.
 */
export const ownUserOf = (data: unknown): OwnUser => {
  const verdict = parseVerdict(data);
  if (verdict.kind !== 'member') throw new IncompleteAnswer('user_missing');
  return verdict.user;
};
