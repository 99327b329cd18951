import { BRAND } from '@bigorna/domain/brand';
import type { SiteStats } from '@bigorna/domain/entities/portal';
import { adsOf } from '../art/ads.ts';
import { MOD_OF_THE_WEEK } from '../content/entries.ts';
import { MEDIA_KIT } from '../content/media-kit.ts';
import { FAQ, SITE_CHANGELOG } from '../content/portal-texts.ts';
import { daysAfter, daysBefore } from '../moments.ts';
import type { Collector } from './collector.ts';
import { modIdOfTitle } from './mods.ts';

/** Bookings run so long that the data set does not grow old. */
const BOOKED_DAYS = 3650;
/** When the media kit was last looked over. */
const KIT_AGE_DAYS = 6;

/** Everything that is neither a mod nor a member. */
export const putPortal = (data: Collector, stats: SiteStats): void => {
  data.put('stats/site', stats);
  data.put('settings/site', { admin_panel_access: 'staff', mod_of_the_week: modIdOfTitle(MOD_OF_THE_WEEK) });
  FAQ.forEach((entry, index) => {
    data.put(`faq/f${index + 1}`, { position: index + 1, ...entry });
  });
  for (const { version, ageDays, title, body } of SITE_CHANGELOG) {
    data.put(`changelog/${version}`, { version, date: daysBefore(ageDays), title, body });
  }
  for (const { id, ...ad } of adsOf()) {
    data.put(`ads/${id}`, { ...ad, starts_at: daysBefore(30), ends_at: daysAfter(BOOKED_DAYS), active: true });
  }
  const figure = (label: keyof typeof MEDIA_KIT.labels, value: number) => ({
    label: MEDIA_KIT.labels[label],
    value: String(value),
  });
  data.put('media_kit/main', {
    full_name: BRAND.creator,
    headline: MEDIA_KIT.headline,
    about: MEDIA_KIT.about,
    figures: [figure('downloads', stats.downloads), figure('mods', stats.mods), figure('members', stats.users)],
    channels: [
      { name: 'Bigorna TV', url: BRAND.social.video, followers: 184_000 },
      { name: 'Bigorna Clips', url: BRAND.social.shorts, followers: 96_400 },
      { name: '@bigorna', url: BRAND.social.photos, followers: 41_200 },
    ],
    formats: MEDIA_KIT.formats,
    email: 'imprensa@bigorna.example',
    updated_at: daysBefore(KIT_AGE_DAYS),
  });
};
