/** What /banned tells: why, since when and until when. */
export interface BanNotice {
  /** Empty when the staff gave none. */
  reason: string;
  /** ISO 8601, or null when it is not known. */
  since: string | null;
  /** ISO 8601, null when the ban has no end, undefined when that is not known. */
  until: string | null | undefined;
}

/** This tab's notice, for its page /banned. */
const OWN_KEY = 'banNotice';
/** The notice for the member's other tabs, which only see that the session is over. */
const TOLD_KEY = 'banTold';

const tryStorage = <Result>(act: () => Result): Result | undefined => {
  try {
    return act();
  } catch {
    // Storage may be refused; /banned then shows what the session still knows.
    return undefined;
  }
};

/** Keeps the ban for the /banned page of this tab, and tells the member's other tabs of it. */
export const keepBanNotice = (notice: BanNotice, uid: string | undefined): void => {
  tryStorage(() => sessionStorage.setItem(OWN_KEY, JSON.stringify(notice)));
  if (uid !== undefined) tryStorage(() => localStorage.setItem(TOLD_KEY, JSON.stringify({ ...notice, uid })));
};

export const forgetBanNotice = (): void => {
  tryStorage(() => sessionStorage.removeItem(OWN_KEY));
  tryStorage(() => localStorage.removeItem(TOLD_KEY));
};

const moment = (value: object, name: string): string | null | undefined => {
  const given: unknown = Reflect.get(value, name);
  if (given === null) return null;
  return typeof given === 'string' && !Number.isNaN(Date.parse(given)) ? given : undefined;
};

/**
 * Reads a kept notice; anything else in its place is no notice.
 *
 * @param uid whose it must be, where notices name their member.
 */
export const parseBanNotice = (text: string | null, uid?: string): BanNotice | undefined => {
  if (!text) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null || !('reason' in value) || typeof value.reason !== 'string')
      return undefined;
    if (uid !== undefined && Reflect.get(value, 'uid') !== uid) return undefined;
    return { reason: value.reason, since: moment(value, 'since') ?? null, until: moment(value, 'until') };
  } catch {
    return undefined;
  }
};

export const readBanNotice = (): BanNotice | undefined =>
  tryStorage(() => parseBanNotice(sessionStorage.getItem(OWN_KEY)));

/** The ban that another tab has met in a member's name. */
export const readToldBan = (uid: string): BanNotice | undefined =>
  tryStorage(() => parseBanNotice(localStorage.getItem(TOLD_KEY), uid));
