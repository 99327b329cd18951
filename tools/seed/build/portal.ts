import { BRAND } from '@bigorna/domain/brand';
import type { SiteStats } from '@bigorna/domain/entities/portal';
import { listInitialGameVersions } from '@bigorna/domain/game-versions';
import { MOD_OF_THE_WEEK } from '../content/entries.ts';
import { PORTAL } from '../content/texts.ts';
import { BASE, getDaysAfter, getDaysBefore } from '../dates.ts';
import type { Collector } from './collector.ts';
import { getModDocumentId } from './mods.ts';

/** Ad bookings last so long that the data set does not expire. */
const BOOKED_DAYS = 3650;
const KIT_AGE_DAYS = 6;

const { ads, changelog, faq, mediaKit } = PORTAL;

/** Writes totals, settings, game versions, FAQ, changelog, ads and media kit. */
export const addPortal = (data: Collector, stats: SiteStats): void => {
  data.add('stats/site', stats);
  data.add('settings/site', { admin_panel_access: 'staff', mod_of_the_week: getModDocumentId(MOD_OF_THE_WEEK) });
  for (const { id, fields } of listInitialGameVersions())
    data.add(`game_versions/${id}`, { ...fields, updated_at: BASE });
  faq.forEach((entry, index) => {
    data.add(`faq/f${index + 1}`, { position: index + 1, ...entry });
  });
  for (const { version, ageDays, title, body } of changelog) {
    data.add(`changelog/${version}`, { version, date: getDaysBefore(ageDays), title, body });
  }
  for (const { id, ...ad } of ads) {
    data.add(`ads/${id}`, { ...ad, starts_at: getDaysBefore(30), ends_at: getDaysAfter(BOOKED_DAYS), active: true });
  }
  const stat = (label: keyof typeof mediaKit.labels, value: number) => ({
    label: mediaKit.labels[label],
    value: String(value),
  });
  data.add('media_kit/main', {
    full_name: BRAND.creator,
    headline: mediaKit.headline,
    about: mediaKit.about,
    figures: [stat('downloads', stats.downloads), stat('mods', stats.mods), stat('members', stats.users)],
    channels: [
      { name: 'Bigorna TV', url: BRAND.social.video, followers: 184_000 },
      { name: 'Bigorna Clips', url: BRAND.social.shorts, followers: 96_400 },
      { name: '@bigorna', url: BRAND.social.photos, followers: 41_200 },
    ],
    formats: mediaKit.formats,
    email: 'imprensa@bigorna.example',
    updated_at: getDaysBefore(KIT_AGE_DAYS),
  });
};
