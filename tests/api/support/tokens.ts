import { tokenOf as tokenOfProject } from '../../../tools/testing/id-token.ts';
import { environment } from './environment.ts';

/** An ID token of this project, unless told otherwise; see `id-token.ts`. */
export const tokenOf = (
  uid: string,
  signedInAt: number,
  expiresAt: number,
  project: string = environment.project,
): string => tokenOfProject(uid, signedInAt, expiresAt, project);

const seconds = (): number => Math.floor(Date.now() / 1000);

/** A genuine token of a minute ago, for tests that have no login to ask. */
export const goodToken = (uid: string): string => tokenOf(uid, seconds() - 60, seconds() + 3600);

/** A genuine token whose hour is over. */
export const expiredToken = (uid: string): string => tokenOf(uid, seconds() - 7200, seconds() - 3600);

/** A token that another project made. */
export const foreignToken = (uid: string): string => tokenOf(uid, seconds() - 60, seconds() + 3600, 'demo-alheio');
