import { readStorage, removeStorage, writeStorage } from '@bigorna/client/storage';

/** The banned account, for an appeal. */
export interface BannedAccount {
  username: string;
  /** Display name; empty if unknown. */
  name: string;
  /** Empty if unknown. */
  email: string;
}

/** Content of /banned: reason, start and end. */
export interface BanNotice {
  /** Empty if the staff gave no reason. */
  reason: string;
  /** ISO 8601, or null if unknown. */
  since: string | null;
  /** ISO 8601, null if the ban has no end, undefined if unknown. */
  until: string | null | undefined;
  /** Undefined if unknown. */
  account?: BannedAccount | undefined;
}

/** sessionStorage key of this tab's notice, for /banned. */
const TAB_KEY = 'banNotice';
/** localStorage key of the notice for the member's other tabs, which only see that the session ended. */
const SHARED_KEY = 'banTold';

/**
 * Stores the ban for /banned in this tab, and, without the account, for the member's other tabs. If storage is refused,
 * /banned shows the session's data.
 */
export const storeBanNotice = (notice: BanNotice, uid: string | undefined): void => {
  writeStorage(TAB_KEY, JSON.stringify(notice), 'sessionStorage');
  const { account, ...shared } = notice;
  if (uid !== undefined) writeStorage(SHARED_KEY, JSON.stringify({ ...shared, uid }));
};

export const clearBanNotice = (): void => {
  removeStorage(TAB_KEY, 'sessionStorage');
  removeStorage(SHARED_KEY);
};

const readTimestamp = (value: object, name: string): string | null | undefined => {
  const timestamp: unknown = Reflect.get(value, name);
  if (timestamp === null) return null;
  return typeof timestamp === 'string' && !Number.isNaN(Date.parse(timestamp)) ? timestamp : undefined;
};

const readAccount = (value: object): BannedAccount | undefined => {
  const account: unknown = Reflect.get(value, 'account');
  if (typeof account !== 'object' || account === null) return undefined;
  const [username, name, email] = ['username', 'name', 'email'].map((key): unknown => Reflect.get(account, key));
  const isComplete = typeof username === 'string' && typeof name === 'string' && typeof email === 'string';
  return isComplete ? { username, name, email } : undefined;
};

/**
 * Parses a stored notice; undefined if invalid.
 *
 * @param uid if set, the notice must belong to this member.
 */
export const parseBanNotice = (text: string | null, uid?: string): BanNotice | undefined => {
  if (!text) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null || !('reason' in value) || typeof value.reason !== 'string')
      return undefined;
    if (uid !== undefined && Reflect.get(value, 'uid') !== uid) return undefined;
    const account = readAccount(value);
    return {
      reason: value.reason,
      since: readTimestamp(value, 'since') ?? null,
      until: readTimestamp(value, 'until'),
      ...(account && { account }),
    };
  } catch {
    return undefined;
  }
};

export const readBanNotice = (): BanNotice | undefined => parseBanNotice(readStorage(TAB_KEY, 'sessionStorage'));

/** The ban that another tab stored for a member. */
export const readStoredBan = (uid: string): BanNotice | undefined => parseBanNotice(readStorage(SHARED_KEY), uid);
