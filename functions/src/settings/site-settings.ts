import { type SiteSettings, siteSettings as schema } from '@bigorna/domain/entities/portal';
import { now } from '../platform/clock.ts';
import { doc, get } from '../platform/firestore.ts';

const KEPT_MS = 3_000;
let kept: { settings: Promise<SiteSettings>; until: number } | undefined;

const read = async (): Promise<SiteSettings> => (await get(doc('settings/site'))) ?? schema.parse({});

/** The site's settings, at most three seconds old; the defaults where there are none. */
export const siteSettings = (): Promise<SiteSettings> => {
  const at = now().getTime();
  if (kept === undefined || at >= kept.until) {
    const settings = read();
    kept = { settings, until: at + KEPT_MS };
    settings.catch(() => {
      kept = undefined;
    });
  }
  return kept.settings;
};
