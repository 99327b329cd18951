import { createIdToken as tokenOfProject } from '../../../tools/testing/id-token.ts';
import { environment } from './environment.ts';

/** An ID token, by default of this project. See `id-token.ts`. */
export const createToken = (
  uid: string,
  signedInAt: number,
  expiresAt: number,
  project: string = environment.project,
  other: Record<string, unknown> = {},
): string => tokenOfProject(uid, signedInAt, expiresAt, project, other);

const seconds = (): number => Math.floor(Date.now() / 1000);

/** A valid token of a minute ago, for tests without a login. */
export const createValidToken = (uid: string): string => createToken(uid, seconds() - 60, seconds() + 3600);

/** A token that expired an hour ago and is valid otherwise. */
export const createExpiredToken = (uid: string): string => createToken(uid, seconds() - 7200, seconds() - 3600);

/** A token of another project. */
export const createForeignToken = (uid: string): string =>
  createToken(uid, seconds() - 60, seconds() + 3600, 'demo-alheio');
