import { randomInt } from 'node:crypto';
import { RECOVERY_CODES } from '@bigorna/domain/limits';
import { hashRecoveryCode } from './secrets.ts';

/** Without letters and digits that look alike. */
const SIGNS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const GROUP = 5;

const createGroup = (): string => Array.from({ length: GROUP }, () => SIGNS[randomInt(SIGNS.length)]).join('');

/** New recovery codes of an account, to show once, and their hashes, to store. */
export const createRecoveryCodes = (uid: string): { readonly codes: string[]; readonly hashes: string[] } => {
  const codes = Array.from({ length: RECOVERY_CODES }, () => `${createGroup()}-${createGroup()}`);
  return { codes, hashes: codes.map((code) => hashRecoveryCode(uid, code.replace('-', ''))) };
};
