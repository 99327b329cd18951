import { forgetStaff, signedInStaff } from '../session/staff-user.ts';
import { failureOf, type UploadFailure } from './upload-state.ts';

/**
 * Why a file did not arrive. The bucket's rules ask Firestore for the reader's role, and refuse everybody while it is away:
 * what looks like a refusal is none where the API cannot say either who is signed in.
 */
export const whyFailed = async (error: unknown): Promise<UploadFailure> => {
  const failure = failureOf(error);
  if (failure !== 'not_allowed') return failure;
  forgetStaff();
  return signedInStaff().then(
    () => failure,
    () => 'unavailable',
  );
};
