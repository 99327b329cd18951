import type { SiteStats } from '@bigorna/domain/entities/portal';
import { adsOf } from '../art/ads.ts';
import { MOD_OF_THE_WEEK } from '../content/entries.ts';
import { FAQ, MEDIA_KIT, SITE_CHANGELOG } from '../content/portal-texts.ts';
import { daysAfter, daysBefore } from '../moments.ts';
import type { Collector } from './collector.ts';
import { modIdOfTitle } from './mods.ts';

/** Bookings run so long that the data set does not grow old. */
const BOOKED_DAYS = 3650;

const putContact = (data: Collector): void => {
  const message = (id: string, fields: Record<string, unknown>) =>
    data.put(`contact_messages/${id}`, { uid: null, handled_at: null, ...fields });
  message('m1', {
    name: 'Escola Municipal do Vale',
    email: 'contato@escola.example',
    subject: 'Uso em sala de aula',
    message: 'Bom dia! Podemos indicar a Bigorna aos alunos do sétimo ano? Há algo que devamos avisar às famílias?',
    created_at: daysBefore(2.4),
  });
  message('m2', {
    name: 'Corbin Vale',
    email: 'corbin@bigorna.test',
    subject: 'A mirror for my mod',
    message: 'I host my files myself. What do you need from me to list a release that stays on my server?',
    uid: 'seed-corbin',
    created_at: daysBefore(11),
    handled_at: daysBefore(10),
  });
};

const putReports = (data: Collector): void => {
  data.put('reports/r1', {
    uid: 'seed-clarice',
    subject: 'comment',
    path: `mods/${modIdOfTitle('Fornalha Infinita')}/comments/c02`,
    reason: 'Propaganda repetida em várias páginas.',
    created_at: daysBefore(1.1),
    resolved_at: null,
  });
};

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
    value: value.toLocaleString('pt-BR'),
  });
  data.put('media_kit/main', {
    full_name: 'Bigorna',
    headline: MEDIA_KIT.headline,
    about: MEDIA_KIT.about,
    figures: [figure('downloads', stats.downloads), figure('mods', stats.mods), figure('members', stats.users)],
    channels: [
      { name: 'Canal de vídeos', url: 'https://video.example/@bigorna', followers: 184_000 },
      { name: 'Vídeos curtos', url: 'https://shorts.example/@bigorna', followers: 96_400 },
      { name: 'Fotos', url: 'https://photos.example/bigorna', followers: 41_200 },
    ],
    email: 'imprensa@bigorna.example',
  });
  putContact(data);
  putReports(data);
};
