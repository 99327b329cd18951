import { describe, expect, it } from 'vitest';
import * as limits from './limits.ts';

describe('business constants (R150)', () => {
  it.each([
    ['toasts visible', limits.TOASTS.visible, 5],
    ['toast dismiss, ms', limits.TOASTS.dismissMs, 5000],
    ['toast width, px', limits.TOASTS.widthPx, 356],
    ['toast swipe, px', limits.TOASTS.swipePx, 45],
    ['local history', limits.LOCAL_HISTORY_MAX, 20],
    ['history page', limits.HISTORY_PAGE_SIZE, 20],
    ['avatar, bytes', limits.AVATAR_MAX_BYTES, 5_242_880],
    ['username, shortest', limits.USERNAME.min, 3],
    ['username, longest', limits.USERNAME.max, 50],
    ['display name', limits.DISPLAY_NAME_MAX, 100],
    ['password, shortest', limits.PASSWORD.min, 8],
    ['resend cooldown, ms', limits.RESEND_COOLDOWN_MS, 30_000],
    ['language cache, ms', limits.LANGUAGE_CACHE_MS, 604_800_000],
    ['contact reply, hours', limits.CONTACT_REPLY_HOURS, 24],
    ['admin sidebar, units', limits.ADMIN_SIDEBAR_UNITS, 64],
    ['currency', limits.CURRENCY, 'BRL'],
    ['countdown, seconds', limits.DOWNLOAD_COUNTDOWN_S, 5],
    ['file, bytes', limits.FILE_MAX_BYTES, 268_435_456],
    ['JSON body, bytes', limits.JSON_BODY_MAX_BYTES, 262_144],
    ['page size, largest', limits.PAGE_SIZE_MAX, 100],
  ])('%s (R150)', (_name, value, expected) => {
    expect(value).toBe(expected);
  });
});
