import { text } from 'node:stream/consumers';
import { ROLES } from '@bigorna/domain/access/roles';
import { CATEGORIES } from '@bigorna/domain/catalogue-terms';
import type { LogCard } from '@bigorna/domain/endpoints/admin/logs.schemas';
import type { Account } from '@bigorna/domain/entities/account';
import type { Ad } from '@bigorna/domain/entities/ad';
import { FACTOR_RESET_STATES } from '@bigorna/domain/entities/factors';
import type { MediaKit } from '@bigorna/domain/entities/media-kit';
import type { Mod, ModDetails, ModModeration } from '@bigorna/domain/entities/mod';
import type { Announcement, BlockedFile, ChangelogEntry, FaqEntry } from '@bigorna/domain/entities/portal';
import type { Release } from '@bigorna/domain/entities/release';
import { LOCALES } from '@bigorna/domain/locales';
import { MOD_STATUSES } from '@bigorna/domain/mod-status';
import { STAFF_ACTIONS, type StaffAction } from '@bigorna/domain/staff-actions';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import { I18nContext, useTranslate } from 'react-admin';
import { prerenderToNodeStream } from 'react-dom/static';
import { describe, expect, it } from 'vitest';
import { ChangeList } from '#shared/fields/change-list.tsx';
import { getTargetName } from '#shared/fields/get-target-name.ts';
import { getEntryChanges, getResourceName } from '#shared/history/get-entry-changes.ts';
import { useActionName } from '#shared/history/use-action-name.ts';
import { getCatalogue } from '#shared/i18n/catalogue.ts';

/** Dates as JSON. */
type Logged<T> = {
  readonly [K in keyof T]: Date extends T[K] ? Exclude<T[K], Date> | string : T[K];
};
type Sample = Pick<LogCard, 'target' | 'before' | 'after'>;

const MOD_ID = 'F8NyQpX2vKd0aB3cDeF4';
const GONE_MOD_ID = 'Zq7RtW1mLs9uYh5gJkP2';
const MEMBER_ID = 'Hd3VbN8xTc6oEi4rAwS1';
const GONE_MEMBER_ID = 'Bm5CkL0zGf2pUy7jQnX9';
const ENTRY_ID = 'Tx1JwE6vRs4dMb8hKaO3';
const RELEASE_ID = 'Pk9ZnY2qWu5lFc0iDgV7';
const MOD_PATH = `mods/${MOD_ID}`;
const RELEASE_PATH = `${MOD_PATH}/releases/${RELEASE_ID}`;
const COMMENT_PATH = `${MOD_PATH}/comments/${ENTRY_ID}`;
const MEMBER_PATH = `users/${MEMBER_ID}`;
const NAMES = { [MOD_ID]: 'Lanterna Viva', [MEMBER_ID]: 'Tereza', [MOD_PATH]: 'Lanterna Viva', [RELEASE_ID]: '1.2.0' };

const AT = '2026-10-01T12:00:00.000Z';
const toPicture = (letter: string): string => `/media/gallery/${letter.repeat(43)}.webp`;
const createText = (words: string) => ({ 'pt-BR': words, 'pt-PT': words, 'en-US': words, 'zh-CN': words });
const LONG = 'Uma lanterna que acende sozinha quando a noite chega à vila mais próxima.';

const previousMod: Logged<Partial<Mod & ModDetails & ModModeration>> = {
  title: 'Lanterna',
  author: 'Tereza',
  slug: 'lanterna',
  short_description: 'Luz.',
  language: 'pt-BR',
  content_type: 'mod',
  access: 'public',
  status: 'pending',
  featured: false,
  categories: [...CATEGORIES.slice(0, 3)],
  tags: ['luz'],
  thumbnail_url: toPicture('a'),
  published_at: null,
  deleted_at: null,
  description: LONG,
  license: null,
  links: { source: 'https://a.example', issues: null, site: null },
  gallery: [{ url: toPicture('b'), alt: '', width: 1, height: 1 }],
  former_status: null,
  deleted_from: 'draft',
  reason_code: null,
};
const nextMod: typeof previousMod = {
  ...previousMod,
  language: 'en-US',
  content_type: 'addon',
  access: 'premium',
  status: 'rejected',
  featured: true,
  categories: [...CATEGORIES.slice(3)],
  thumbnail_url: toPicture('c'),
  published_at: AT,
  deleted_at: AT,
  description: `${LONG} De verdade.`,
  license: 'MIT',
  links: { source: 'https://a.example', issues: 'https://b.example', site: 'https://c.example' },
  gallery: [
    { url: toPicture('b'), alt: 'Um farol', width: 1, height: 1 },
    { url: toPicture('d'), alt: '', width: 1, height: 1 },
  ],
  former_status: 'approved',
  deleted_from: null,
  reason_code: 'malware',
};
const mod: Sample = { target: MOD_PATH, before: previousMod, after: nextMod };
const dependency = { mod_id: MOD_ID, slug: 'bussola', title: 'Bússola' };
const release: Logged<Release> = {
  version: '1.2.0',
  channel: 'beta',
  changelog: LONG,
  game_versions: ['1.21'],
  loaders: ['neoforge', 'liteloader'],
  side: 'both',
  file_name: 'lanterna.jar',
  file_size: 1_500_000,
  sha256: 'a'.repeat(64),
  sha512: null,
  external: true,
  verdict: 'pending',
  dependencies: [{ ...dependency, kind: 'required' }],
  published_at: AT,
};
const nextRelease: typeof release = {
  ...release,
  channel: 'alpha',
  side: 'client',
  verdict: 'clear',
  dependencies: [
    { ...dependency, kind: 'optional' },
    { ...dependency, title: 'Mapa', kind: 'incompatible' },
  ],
};
/** Created and deleted releases have only the ids of their dependencies. */
const wholeRelease = { ...release, dependencies: [MOD_ID, GONE_MOD_ID] };
const ad: Logged<Omit<Ad, 'updated_at'>> = {
  title: 'Forja',
  image_url: `/media/ads/${'e'.repeat(43)}.webp`,
  width: 728,
  height: 90,
  alt: createText('Uma forja'),
  link: 'https://a.example',
  placement: 'home_top',
  weight: 10,
  starts_at: AT,
  ends_at: AT,
  active: true,
};
const faq: Omit<FaqEntry, 'updated_at'> = { position: 1, question: createText('Como?'), answer: createText('Assim.') };
const changelog: Logged<Omit<ChangelogEntry, 'updated_at'>> = {
  version: '2.4.0',
  date: AT,
  title: createText('Novidade'),
  body: createText(LONG),
};
const announcement: Logged<Omit<Announcement, 'updated_at' | 'told'>> = {
  text: createText('Aviso'),
  path: null,
  created_by: GONE_MEMBER_ID,
  created_at: AT,
  sent_at: null,
  sent_by: MEMBER_ID,
};
const mediaKit: Omit<MediaKit, 'updated_at'> = {
  full_name: 'changed',
  email: 'changed',
  headline: createText('Chamada'),
  about: createText(LONG),
  figures: [{ label: createText('Downloads'), value: '48231000' }],
  channels: [{ name: 'Praça', url: 'https://a.example', followers: 1200 }],
  formats: [{ name: createText('Topo'), description: createText('Uma semana'), price_cents: 250_000 }],
};
const blockedFile: Logged<Omit<BlockedFile, 'updated_at'>> = { name: 'Ladrão', entry: ENTRY_ID, created_at: AT };
const banned: Logged<Partial<Account>> = {
  is_banned: true,
  ban_reason: 'Spam no chat.',
  banned_at: AT,
  banned_until: AT,
};
const profile: Partial<Account> = {
  display_name: 'changed',
  full_name: 'changed',
  bio: 'changed',
  is_verified: true,
};

const create = (target: string, after: object): Sample => ({ target, before: null, after: { ...after } });
const edit = (target: string, before: object, after: object): Sample => ({
  target,
  before: { ...before },
  after: { ...after },
});
const remove = (target: string, before: object): Sample => ({ target, before: { ...before }, after: null });
const exported = (name: string, filter: object): Sample => create(`exports/${name}`, { filter });
const ban = edit(MEMBER_PATH, { ...banned, is_banned: false }, banned);
const hide = edit(COMMENT_PATH, { hidden: false }, { hidden: true, reports: [ENTRY_ID, MEMBER_ID] });
const handle = edit(
  `contact_messages/${ENTRY_ID}`,
  { handled_at: null, answered: false },
  { handled_at: AT, answered: true, note: 'changed' },
);

/** What each action logs. */
const SAMPLES: Readonly<Record<StaffAction, readonly Sample[]>> = {
  'create:mod': [mod],
  'edit:mod': [mod],
  'submit:mod': [mod],
  'approve:mod': [mod],
  'reject:mod': [mod],
  'reopen:mod': [mod],
  'archive:mod': [mod],
  'restore:mod': [mod],
  'delete:mod': [mod],
  'undelete:mod': [mod],
  'purge:mod': [remove(MOD_PATH, previousMod)],
  'feature:mod': [mod],
  'unfeature:mod': [mod],
  'revert:mod': [mod],
  'choose:mod_of_the_week': [
    edit('settings/site', { mod_of_the_week: null }, { mod_of_the_week: MOD_ID }),
    edit('settings/site', { mod_of_the_week: GONE_MOD_ID }, { mod_of_the_week: MOD_ID }),
  ],
  'create:release': [edit(RELEASE_PATH, {}, wholeRelease)],
  'edit:release': [edit(RELEASE_PATH, release, nextRelease)],
  'clear:release': [edit(RELEASE_PATH, release, nextRelease)],
  'withdraw:release': [
    edit(RELEASE_PATH, { verdict: 'clear' }, { verdict: 'refused' }),
    edit(RELEASE_PATH, { verdict: 'clear' }, { verdict: 'refused', taken_down: true }),
  ],
  'download:release': [edit(RELEASE_PATH, {}, { version: '1.2.0', file_name: 'a.jar', sha256: 'a'.repeat(64) })],
  'delete:release': [edit(RELEASE_PATH, wholeRelease, {})],
  'create:blocked_file': [create(`blocked_files/${'a'.repeat(64)}`, blockedFile)],
  'edit:blocked_file': [edit(`blocked_files/${'a'.repeat(64)}`, { name: 'Ladrão' }, { name: 'Espião' })],
  'delete:blocked_file': [remove(`blocked_files/${'a'.repeat(64)}`, blockedFile)],
  'create:game_version': [create('game_versions/mod@1.21', { content_type: 'mod', version: '1.21' })],
  'delete:game_version': [remove('game_versions/mod@1.21', { content_type: 'addon', version: '1.21' })],
  'ban:user': [ban],
  'unban:user': [ban],
  'change:role': [edit(MEMBER_PATH, { role: 'user' }, { role: 'super_admin' })],
  'edit:user': [edit(MEMBER_PATH, profile, profile)],
  'revoke:sessions': [edit(MEMBER_PATH, {}, {})],
  'expire:password': [edit(MEMBER_PATH, {}, {})],
  'create:sign_out': [create(`sign_outs/${ENTRY_ID}`, { scope: 'all', expire_passwords: true })],
  'request:factor_reset': [edit(MEMBER_PATH, {}, { factor_reset: 'requested' })],
  'confirm:factor_reset': [edit(MEMBER_PATH, { factor_reset: 'requested' }, { factor_reset: 'confirmed' })],
  'cancel:factor_reset': FACTOR_RESET_STATES.map((state) =>
    edit(MEMBER_PATH, { factor_reset: 'confirmed' }, { factor_reset: state }),
  ),
  'reset:factor': [edit(MEMBER_PATH, { has_factor: true }, { has_factor: false, password_expired_at: AT })],
  'remove:avatar': [edit(MEMBER_PATH, { avatar_url: `/media/avatars/${MEMBER_ID}/a.webp` }, { avatar_url: null })],
  'remove:picture': [
    mod,
    remove(MOD_PATH, { thumbnail_url: toPicture('a') }),
    edit(`ads/${ENTRY_ID}`, { image_url: ad.image_url, active: true }, { active: false }),
  ],
  'export:account': [edit(MEMBER_PATH, {}, {})],
  'erase:user': [{ target: MEMBER_PATH, before: null, after: null }],
  'export:user': [
    exported('users', { q: 'changed', role: ['moderator', 'user'], is_banned: true, is_verified: false, from: AT }),
    exported('downloaders', { mod_id: MOD_ID, release_id: RELEASE_ID }),
    exported('downloaders', { mod_id: GONE_MOD_ID, release_id: ENTRY_ID }),
  ],
  'export:list': [
    exported('mods', {
      q: 'luz',
      status: 'draft',
      content_type: 'addon',
      category: [...CATEGORIES],
      loader: ['neoforge', 'liteloader'],
      access: 'premium',
      featured: true,
      deleted: true,
      author: 'Tereza',
      from: AT,
      to: AT,
    }),
    exported('comments', { queue: 'reported', mod_id: MOD_ID, uid: GONE_MEMBER_ID, kind: 'bug', q: 'luz' }),
    exported('reports', { subject: 'member', open: true, id: [ENTRY_ID] }),
    exported('contact-messages', { open: false }),
    exported('ads', { placement: 'home_middle', active: true }),
    exported('logs', { actor: MEMBER_ID, action: ['edit:mod', 'ban:user'], about: MOD_PATH, from: AT, to: AT }),
    exported('logs', { actor: GONE_MEMBER_ID, about: `ads/${ENTRY_ID}` }),
  ],
  'hide:comment': [hide],
  'restore:comment': [hide],
  'remove:comment': [
    { target: COMMENT_PATH, before: { uid: MEMBER_ID, kind: 'question', hidden: false }, after: null },
    edit(COMMENT_PATH, { uid: GONE_MEMBER_ID, kind: 'praise', hidden: true }, { reports: [ENTRY_ID] }),
  ],
  'reply:comment': [edit(COMMENT_PATH, { replied_by: GONE_MEMBER_ID }, { replied_by: MEMBER_ID })],
  'remove:reply': [edit(COMMENT_PATH, { replied_by: GONE_MEMBER_ID }, { replied_by: null })],
  'resolve:report': [edit(`reports/${ENTRY_ID}`, { outcome: null }, { outcome: 'upheld', reports: [ENTRY_ID] })],
  'reopen:report': [edit(`reports/${ENTRY_ID}`, { outcome: 'dismissed' }, { outcome: null, reports: [ENTRY_ID] })],
  'handle:contact_message': [handle],
  'reopen:contact_message': [handle],
  'create:ad': [create(`ads/${ENTRY_ID}`, ad)],
  'edit:ad': [edit(`ads/${ENTRY_ID}`, { ...ad, alt: 'Uma forja', placement: 'listing' }, ad)],
  'delete:ad': [remove(`ads/${ENTRY_ID}`, ad)],
  'create:faq': [create(`faq/${ENTRY_ID}`, faq)],
  'edit:faq': [edit(`faq/${ENTRY_ID}`, faq, { ...faq, question: createText('Por quê?') })],
  'delete:faq': [remove(`faq/${ENTRY_ID}`, faq)],
  'create:changelog': [create(`changelog/${ENTRY_ID}`, changelog)],
  'edit:changelog': [edit(`changelog/${ENTRY_ID}`, changelog, { ...changelog, version: '2.5.0' })],
  'delete:changelog': [remove(`changelog/${ENTRY_ID}`, changelog)],
  'edit:media_kit': [edit('media_kit/main', { ...mediaKit, formats: [] }, mediaKit)],
  'create:announcement': [create(`announcements/${ENTRY_ID}`, announcement)],
  'edit:announcement': [edit(`announcements/${ENTRY_ID}`, announcement, { text: createText('Outro') })],
  'delete:announcement': [remove(`announcements/${ENTRY_ID}`, { ...announcement, told: 0 })],
  'send:announcement': [edit(`announcements/${ENTRY_ID}`, { sent: false }, { sent: true })],
  'edit:settings': [edit('settings/site', { admin_panel_access: 'staff' }, { admin_panel_access: 'super_admin' })],
};

const SYSTEM_SAMPLES: Readonly<Record<string, readonly Sample[]>> = {
  'delete:user': [{ target: MEMBER_PATH, before: null, after: null }],
  'repair:counts': [create('system/repair', { mended: 3 })],
};
const ALL_SAMPLES = Object.entries({ ...SAMPLES, ...SYSTEM_SAMPLES });

const Entry = ({ action, target, before, after }: Sample & { action: string }) => {
  const [actionName, translate] = [useActionName(), useTranslate()];
  return (
    <>
      <h2>{`${actionName({ action, after })} · ${getTargetName({ target, target_name: null }, translate)}`}</h2>
      <ChangeList resource={getResourceName(target)} changes={getEntryChanges({ before, after })} names={NAMES} />
    </>
  );
};

/** The text that staff read, with the labels and the alternative texts of pictures. */
const renderText = async (locale: string, action: string, sample: Sample): Promise<string> => {
  const messages = await getCatalogue(locale);
  const { prelude } = await prerenderToNodeStream(
    <I18nContext value={polyglotI18nProvider(() => messages, locale)}>
      <Entry action={action} {...sample} />
    </I18nContext>,
  );
  return (await text(prelude))
    .replace(/<style[\s\S]*?<\/style>|<script[\s\S]*?<\/script>/g, '')
    .replace(/<(?:title|path)[\s\S]*?<\/(?:title|path)>/g, '')
    .replace(/<img [^>]*?alt="([^"]*)"[^>]*>/g, ' $1 ')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');
};

/** Ids, paths of records and files, JSON, message keys, codes with an underscore or colon, arrows. */
const RAW = new RegExp(
  [
    ...[MOD_ID, GONE_MOD_ID, MEMBER_ID, GONE_MEMBER_ID, ENTRY_ID, RELEASE_ID],
    '(?:mods|users|ads|exports|media|releases)/',
    '[{}[\\]]',
    '\\b(?:console|resources)\\.',
    '[a-z]_[a-z]|[a-z]:[a-z]|->|→',
    'undefined|null|NaN|\\[object',
  ].join('|'),
);
/** Codes that Portuguese does not have as words. */
const CODES = new RegExp(
  `\\b(?:${[
    ...MOD_STATUSES,
    ...ROLES,
    ...CATEGORIES,
    ...['clear', 'refused', 'required', 'optional', 'incompatible', 'client', 'both', 'alpha', 'malware'],
    ...['question', 'praise', 'bug', 'upheld', 'dismissed', 'reported', 'listing', 'changed', 'true'],
    ...['neoforge', 'liteloader', 'premium', 'public', 'false'],
  ].join('|')})\\b`,
);

describe('text of each action in the log', () => {
  it('is tested for all staff actions (R131)', () => {
    expect(Object.keys(SAMPLES).toSorted()).toEqual(Object.keys(STAFF_ACTIONS).toSorted());
  });

  it.each(LOCALES)('has no id, path, JSON, key or code in %s (R131)', async (locale) => {
    for (const [action, samples] of ALL_SAMPLES) {
      for (const sample of samples) {
        const shown = await renderText(locale, action, sample);
        expect(shown, action).toMatch(/\S/);
        const plain = shown.replace(/https:\/\/|\[…\]/g, '');
        expect(plain, `${action} in ${locale}: ${shown}`).not.toMatch(RAW);
        if (locale === 'pt-BR') expect(plain, `${action}: ${shown}`).not.toMatch(CODES);
      }
    }
  });

  it('names a take-down, its state, and an exported list (R131, R152, R210)', async () => {
    const takeDown = SAMPLES['withdraw:release'][1] ?? mod;
    expect(await renderText('pt-BR', 'withdraw:release', takeDown)).toMatch(
      /Tirou a versão do ar por segurança .* de Liberada para Fora do ar por segurança/,
    );
    expect(await renderText('pt-BR', 'export:list', exported('comments', { mod_id: MOD_ID, kind: 'bug' }))).toMatch(
      /Exportou uma lista · Comentários Filtro Mod: Lanterna Viva Tipo: Bug/,
    );
    expect(await renderText('pt-BR', 'edit:media_kit', SAMPLES['edit:media_kit'][0] ?? mod)).toMatch(
      /Preço em reais: R\$\s2\.500,00/,
    );
  });
});
