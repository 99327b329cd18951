import { clearStaffCache, getSignedInStaff } from '#shared/session/staff-user.ts';
import { toUploadFailure, type UploadFailure } from './upload-state.ts';

/**
 * Reason of a failed upload. The Storage rules read the role from Firestore and deny everybody during an outage.
 * So a denial counts only if the API responds.
 */
export const explainUploadFailure = async (error: unknown): Promise<UploadFailure> => {
  const failure = toUploadFailure(error);
  if (failure !== 'not_allowed') return failure;
  clearStaffCache();
  return getSignedInStaff().then(
    () => failure,
    () => 'unavailable',
  );
};
