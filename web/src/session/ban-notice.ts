/** What /banned tells: why, since when and until when. */
export interface BanNotice {
  /** Empty when the staff gave none. */
  reason: string;
  /** ISO 8601, or null when it is not known. */
  since: string | null;
  /** ISO 8601, null when the ban has no end, undefined when that is not known. */
  until: string | null | undefined;
}

const STORAGE_KEY = 'banNotice';

/** Keeps the ban for the /banned page of this tab. */
export const keepBanNotice = (notice: BanNotice): void => {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(notice));
  } catch {
    // Storage may be refused; /banned then shows what the session still knows.
  }
};

export const forgetBanNotice = (): void => {
  try {
    sessionStorage.removeItem(STORAGE_KEY);
  } catch {
    // Nothing was kept, then.
  }
};

const moment = (value: object, name: string): string | null | undefined => {
  const given: unknown = Reflect.get(value, name);
  if (given === null) return null;
  return typeof given === 'string' && !Number.isNaN(Date.parse(given)) ? given : undefined;
};

/** Reads a kept notice; anything else in its place is no notice. */
export const parseBanNotice = (text: string | null): BanNotice | undefined => {
  if (!text) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null || !('reason' in value) || typeof value.reason !== 'string')
      return undefined;
    return { reason: value.reason, since: moment(value, 'since') ?? null, until: moment(value, 'until') };
  } catch {
    return undefined;
  }
};

export const readBanNotice = (): BanNotice | undefined => {
  try {
    return parseBanNotice(sessionStorage.getItem(STORAGE_KEY));
  } catch {
    return undefined;
  }
};
