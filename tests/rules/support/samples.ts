import type { z } from 'zod';
import type { DocumentSchema, Pattern } from '../../../functions/src/platform/documents.ts';
import {
  buildAccount,
  buildAchievement,
  buildActivity,
  buildComment,
  buildDownload,
  buildFavorite,
  buildMod,
  buildNotification,
  buildProfile,
  buildRelease,
  buildReport,
  buildUsefulMark,
  LONG_AGO,
} from './documents.ts';
import { getAccount } from './identities.ts';

const DAY = '2026-01-01';
const [SHA256, SHA512] = ['a'.repeat(64), 'a'.repeat(128)];
const TEXT = { 'pt-BR': 'Texto', 'en-US': 'Text' };
const FILE = { storage_path: 'files/uploads/one' };
const LINKS = { source: null, issues: null, site: null };
const DETAILS = { description: 'Um mod', license: null, links: LINKS, gallery: [] };
const FIELDS = {
  ...{ manifest: null, mod_id: '', name: '', version: '', description: '', license: '', authors: [] },
  ...{ loaders: [], game_versions: [], dependencies: [], links: LINKS },
};
const { verdict: _, ...RELEASE } = buildRelease();
const PAGE = { ...buildMod('approved'), ...DETAILS, releases: [{ ...RELEASE, id: 'r1' }] };
const AN_EVENT = { mod_id: 'approved', release_id: null, bucket: '0', day: DAY, slot: '0-00:00' };

type Samples = { readonly [P in Pattern]: (uid: string) => z.input<DocumentSchema<P>> };

/** A valid document of each pattern. Personal documents belong to `uid`. */
export const SAMPLES: Samples = {
  'mods/{mod}': () => buildMod('approved'),
  'mods/{mod}/private/moderation': () => ({
    ...{ created_by: 'admin', former_status: null, reason: null, decided_by: null, decided_at: null },
  }),
  'mods/{mod}/private/details': () => DETAILS,
  'mods/{mod}/revisions/{revision}': () => ({ page: PAGE, made_by: 'admin', made_at: LONG_AGO }),
  'mods/{mod}/releases/{release}': () => buildRelease(),
  'mods/{mod}/releases/{release}/private/file': () => FILE,
  'mods/{mod}/releases/{release}/private/verdict': () => ({
    ...{ findings: [], fields: null, confirmed_by: null, reason: null, at: LONG_AGO },
  }),
  'uploads/{slot}': () => ({
    ...{ uid: 'admin', file_name: 'file.jar', ...FILE, size: 10, sha256: SHA256, sha512: SHA512, content_type: 'mod' },
    ...{ fields: FIELDS, findings: [], verdict: 'clear', checked_at: LONG_AGO, release: null },
  }),
  'loose_files/{file}': () => ({ ...FILE, at: LONG_AGO }),
  'mods/{mod}/comments/{comment}': (uid) => buildComment(uid),
  'mods/{mod}/ratings/{uid}': (uid) => ({ uid, stars: 3, rated_at: LONG_AGO }),
  'mods/{mod}/releases/{release}/votes/{uid}': (uid) => ({ uid, works: true, voted_at: LONG_AGO }),
  'mods/{mod}/downloaders/{uid}': (uid) => ({ uid, first_at: LONG_AGO }),
  'factors/{uid}': () => ({}),
  'game_versions/{version}': () => ({ content_type: 'mod', version: '26.1' }),
  'blocked_files/{hash}': () => ({ name: 'A stealer', created_at: LONG_AGO }),
  'pages/{mod}': () => PAGE,
  'slugs/{slug}': () => ({ mod_id: 'approved', current: true }),
  'counts/{bucket}': () => ({ mods: { approved: { views: 1 } }, updated_at: LONG_AGO }),
  'feedback/{mod}': () => ({}),
  'users/{uid}': (uid) => getAccount(uid) ?? buildAccount(uid),
  'users/{uid}/limits/{kind}': () => ({ at: LONG_AGO, path: 'x' }),
  'users/{uid}/favorites/{mod}': () => buildFavorite('approved'),
  'users/{uid}/useful/{mark}': () => buildUsefulMark('approved', 'one'),
  'users/{uid}/downloads/{mod}': () => buildDownload('approved'),
  'users/{uid}/activity/{entry}': () => buildActivity('approved'),
  'users/{uid}/achievements/{achievement}': () => buildAchievement(),
  'users/{uid}/notifications/{notification}': () => buildNotification(),
  'profiles/{uid}': (uid) => buildProfile(uid, getAccount(uid)?.role),
  'usernames/{lower}': () => ({ uid: 'owner', created_at: LONG_AGO }),
  'deletions/{uid}': () => ({ requested_at: LONG_AGO, email: null, avatar_url: null, request_id: null }),
  'staff_presence/{uid}': () => ({ path: 'mods/approved', expires_at: LONG_AGO }),
  'banned_emails/{hash}': () => ({ expires_at: LONG_AGO }),
  'egress/{shard}': () => ({ bytes: 1, expires_at: LONG_AGO }),
  'rate_limits/{window}': () => ({ points: 1, expires_at: LONG_AGO }),
  'settings/site': () => ({ admin_panel_access: 'staff' }),
  'stats/site': () => ({ downloads: 1, mods: 1, users: 1 }),
  'stats/ads': () => ({ ads: { one: { views: 1, clicks: 0 } } }),
  'stats/days': () => ({ days: { [DAY]: { downloads: 1, registrations: 1, comments: 1 } }, counted_at: LONG_AGO }),
  'system/achievements': () => ({}),
  'system/counts': () => ({ mods: 1 }),
  'system/catalogue-{file}': () => ({
    ...{ path: 'catalogue/public-v1/one.sqlite', bytes: 10, sha256: SHA256, mods_cursor: LONG_AGO },
    ...{ counts_cursor: LONG_AGO, built_at: LONG_AGO, full_built_at: LONG_AGO },
  }),
  'ads/{ad}': () => ({
    ...{
      title: 'Ad',
      image_url: '/media/ads/one.webp',
      width: 10,
      height: 10,
      alt: TEXT,
      link: 'https://example.com/',
    },
    ...{ placement: 'listing', weight: 1, starts_at: LONG_AGO, ends_at: LONG_AGO, active: true },
  }),
  'changelog/{entry}': () => ({ version: '1.0.0', date: LONG_AGO, title: TEXT, body: TEXT }),
  'faq/{entry}': () => ({ position: 1, question: TEXT, answer: TEXT }),
  'media_kit/main': () => ({
    ...{ full_name: 'Bigorna', headline: TEXT, about: TEXT, figures: [], channels: [], email: 'kit@bigorna.test' },
  }),
  'announcements/{announcement}': () => ({
    ...{ text: TEXT, path: null, created_by: 'admin', created_at: LONG_AGO, sent_at: null, sent_by: null },
  }),
  'contact_messages/{message}': () => ({
    ...{ name: 'Ana', email: 'ana@bigorna.test', subject: 'Oi', message: 'Oi', uid: null, created_at: LONG_AGO },
    ...{ handled_at: null },
  }),
  'reports/{report}': (uid) => buildReport(uid),
  'logs/{entry}': () => ({
    ...{ actor: 'admin', action: 'mod.approve', target: 'mods/approved', before: null, after: null, reason: null },
    ...{ request_id: 'one', at: LONG_AGO },
  }),
  'events/{event}': () => ({ kind: 'view', ...AN_EVENT, at: LONG_AGO, expires_at: LONG_AGO }),
  'rollups/{slot}': () => ({ day: DAY, expires_at: LONG_AGO }),
  'system/roll-up': () => ({ swept: {} }),
  'seals/{bucket}': () => ({ day: DAY, mods: {} }),
  'seals/{bucket}/days/{day}': () => ({ mods: {} }),
  'system/repair': () => ({
    ...{ stage: null, cursor: null, sealed: null, closed: null, downloads: null, recounted: null, left: 0, mended: 0 },
    at: LONG_AGO,
  }),
  'fanouts/{fanout}': () => ({
    ...{ template: 'new_mod', mod_id: 'approved', release_id: null, values: {}, path: null, state: 'done' },
    ...{ resumed: false, cursor: null, sent: 0, started_at: LONG_AGO, moved_at: LONG_AGO, expires_at: LONG_AGO },
  }),
  'take_downs/{takeDown}': () => ({
    ...{ actor: 'admin', role: 'admin', request_id: 'one', reason: 'Harmful', block: true, state: 'done', pending: [] },
    ...{ copies: [], withdrawn: [], downloaders: 0, started_at: LONG_AGO, moved_at: LONG_AGO, tries: 0 },
    expires_at: LONG_AGO,
  }),
  'sign_outs/{signOut}': () => ({
    ...{ actor: 'admin', scope: 'staff', expire_passwords: false, state: 'done', cursor: null, accounts: 0 },
    ...{ started_at: LONG_AGO, moved_at: LONG_AGO },
  }),
  'probes/{probe}': () => ({ asked_at: LONG_AGO, found: null }),
  'system/visitor-salt': () => ({ day: DAY, salt: 's'.repeat(32) }),
  'system/reconciliation': () => ({ stage: null, cursor: null, at: LONG_AGO }),
  'system/mail-refusal-{kind}': () => ({ until: LONG_AGO }),
};
