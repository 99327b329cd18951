import { randomUUID } from 'node:crypto';
import type { DownloadEntry, Favorite, FloodStamp, RateLimitWindow } from '@bigorna/domain/entities/account';
import type { FactorReset, MemberFactors } from '@bigorna/domain/entities/factors';
import {
  type AchievementProgress,
  activityEntry,
  type Comment,
  type Notification,
  type Rating,
  type Report,
  type UsefulMark,
  type Vote,
} from '@bigorna/domain/entities/member';
import type { ModModeration } from '@bigorna/domain/entities/mod';
import type { ContactMessage, LogEntry, StaffPresence } from '@bigorna/domain/entities/portal';
import type { ReleaseVerdict } from '@bigorna/domain/entities/release';
import type { MemberDataKind } from '@bigorna/domain/member-data';
import { DOCUMENTS } from '../../../functions/src/platform/documents.ts';
import { buildComment } from './comments.ts';
import { firestore } from './firebase.ts';
import { createMember, type Member } from './members.ts';
import { createMod, type TestMod } from './mods.ts';

/** Documents by path. */
type Documents = Readonly<Record<string, object>>;

/** A member with an entry of every kind in the table of member data. */
export interface FullMember extends Member {
  /** A unique word in all texts of the member. */
  readonly word: string;
  readonly documents: Readonly<Record<MemberDataKind, Documents>>;
}

const at = new Date('2026-11-02T03:04:05.678Z');
const LATER = new Date('2099-01-01T00:00:00Z');
const somebody: Comment['author'] = { username: 'outra', display_name: 'Outra', avatar_url: null, role: 'admin' };

/** An entry of the download history, changed by `given`. */
export const buildDownloadEntry = (
  { id, releaseId, slug }: Pick<TestMod, 'id' | 'releaseId' | 'slug'>,
  given: Partial<DownloadEntry>,
): DownloadEntry => ({
  mod_id: id,
  release_id: releaseId,
  slug,
  title: 'Baixado',
  thumbnail_url: null,
  content_type: 'mod',
  version: '1.2.0',
  minecraft_version: '1.21.4',
  short_description: '',
  tags: [],
  size: 10,
  type: 'public',
  status: 'available',
  downloaded_at: at,
  ...given,
});

const buildDocuments = (member: Member, word: string, mod: TestMod): FullMember['documents'] => {
  const { uid, username, email } = member;
  const card: Comment['author'] = { username, display_name: `Pessoa ${word}`, avatar_url: null, role: 'user' };
  const below = `users/${uid}`;
  const comment: Comment = {
    ...buildComment(member),
    author: card,
    text: `Meu comentário ${word}`,
    created_at: at,
    reply: { uid: 'equipe', author: somebody, text: 'Palavras da equipe', created_at: at },
  };
  const commentWithReply: Comment = {
    ...comment,
    uid: 'alguem',
    author: { ...somebody, username: 'alguem' },
    text: 'Palavras de alguém',
    reply: { uid, author: card, text: `Minha resposta ${word}`, created_at: at },
  };
  const message: ContactMessage = {
    name: `Pessoa ${word}`,
    email,
    username: word,
    subject: 'Assunto',
    message: 'Minha mensagem aos donos da casa',
    uid,
    created_at: at,
    handled_at: null,
    handled_by: null,
    answered: false,
    note: '',
  };
  const reported: Report = {
    uid: 'alguem',
    subject: 'member',
    path: `profiles/${uid}`,
    reason: 'spam',
    created_at: at,
    resolved_at: at,
    outcome: 'dismissed',
    about_uid: uid,
  };
  const decision: ModModeration = {
    created_by: uid,
    former_status: null,
    deleted_from: null,
    reason: null,
    decided_by: uid,
    decided_at: at,
    reason_code: null,
    claim: { uid, at },
  };
  const factorReset: FactorReset = {
    ...{ id: 'r1', reason: 'Perdeu o celular', requested_by: 'alguem', requested_at: at },
    ...{ confirmed_by: null, mailed_at: null },
  };
  return {
    account: {},
    second_factors: {
      [`factors/${uid}`]: {
        totp: { id: 'f1', name: `Aplicativo ${word}`, created_at: at, last_used_at: null },
        totp_secret: 'segredo cifrado',
        recovery_hashes: ['resumo'],
        reset: { ...factorReset, reason: 'segredo da equipe' },
        reset_due_at: LATER,
      },
    },
    staff_presence: {
      [`staff_presence/${uid}`]: { path: `mods/${word}`, expires_at: LATER } satisfies StaffPresence,
    },
    public_card: {},
    username: {},
    deletion: {},
    last_writes: { [`${below}/limits/comments`]: { at, path: `mods/${mod.id}/comments/${word}` } satisfies FloodStamp },
    rate_limits: { [`rate_limits/${word}`]: { points: 1, expires_at: LATER, uid } satisfies RateLimitWindow },
    favorites: { [`${below}/favorites/${mod.id}`]: { mod_id: mod.id, created_at: at } satisfies Favorite },
    useful_marks: {
      [`${below}/useful/${mod.id}_c1`]: { mod_id: mod.id, comment_id: 'c1', created_at: at } satisfies UsefulMark,
    },
    download_history: {
      [`${below}/downloads/${mod.id}`]: buildDownloadEntry(mod, { title: `Baixado ${word}` }),
    },
    activity: {
      [`${below}/activity/a1`]: activityEntry.parse({
        kind: 'views',
        mod_id: mod.id,
        title: `Visto ${word}`,
        at,
        duration: 12,
      }),
    },
    achievements: {
      [`${below}/achievements/first_download`]: {
        category: 'explorer',
        progress: 1,
        unlocked_at: at,
      } satisfies AchievementProgress,
    },
    notifications: {
      [`${below}/notifications/n1`]: {
        type: 'system',
        template: 'announcement',
        values: { text: `Aviso ${word}` },
        path: null,
        created_at: at,
        read_at: null,
      } satisfies Notification,
    },
    ratings: { [`mods/${mod.id}/ratings/${uid}`]: { uid, stars: 4, rated_at: at } satisfies Rating },
    release_votes: {
      [`mods/${mod.id}/releases/${mod.releaseId}/votes/${uid}`]: { uid, works: true, voted_at: at } satisfies Vote,
    },
    downloaded_mods: { [`mods/${mod.id}/downloaders/${uid}`]: { uid, first_at: at } },
    comments: { [`mods/${mod.id}/comments/c-${word}`]: comment },
    official_replies: { [`mods/${mod.id}/comments/r-${word}`]: commentWithReply },
    reports: {
      [`reports/${word}`]: {
        uid,
        subject: 'mod',
        path: `mods/${mod.id}`,
        reason: 'Uma cópia',
        created_at: at,
        resolved_at: null,
      } satisfies Report,
    },
    contact_messages: {
      [`contact_messages/m-${word}`]: message,
      [`contact_messages/o-${word}`]: { ...message, uid: null, subject: 'Sem sessão' },
    },
    log_entries: {
      [`logs/${word}`]: {
        actor: uid,
        action: 'approve:mod',
        target: `mods/${mod.id}`,
        before: null,
        after: null,
        reason: null,
        request_id: word,
        about: [],
        undoes: null,
        at,
      } satisfies LogEntry,
    },
    mods_made: { [`mods/m-${word}/private/moderation`]: decision },
    mods_decided: { [`mods/m-${word}/private/moderation`]: decision },
    reports_about: { [`reports/about-${word}`]: reported },
    reports_resolved: { [`reports/resolved-${word}`]: { ...reported, about_uid: null, resolved_by: uid } },
    contact_messages_handled: {
      [`contact_messages/h-${word}`]: {
        ...message,
        name: 'Alguém',
        email: 'alguem@bigorna.test',
        uid: 'alguem',
        handled_by: uid,
      },
    },
    announcements_made: { [`announcements/${word}-made`]: { created_by: uid, created_at: at } },
    announcements_sent: { [`announcements/${word}-sent`]: { sent_by: uid, sent_at: at } },
    take_downs: { [`take_downs/${word}`]: { actor: uid } },
    sign_outs: { [`sign_outs/${word}`]: { actor: uid } },
    factor_resets_requested: {
      [`factors/lost-${word}`]: { reset: { ...factorReset, requested_by: uid } } satisfies Partial<MemberFactors>,
    },
    factor_resets_confirmed: {
      [`factors/lost-too-${word}`]: { reset: { ...factorReset, confirmed_by: uid } } satisfies Partial<MemberFactors>,
    },
    uploads: { [`uploads/${word}-${word}`]: { uid, file_name: 'prova.jar', checked_at: at } },
    releases_confirmed: {
      [`mods/m-${word}/releases/r-${word}/private/verdict`]: {
        findings: [],
        fields: null,
        packs: [],
        confirmed_by: uid,
        reason: null,
        at,
      } satisfies ReleaseVerdict,
    },
    mods_claimed: { [`mods/m-${word}/private/moderation`]: decision },
    revisions_made: { [`mods/${mod.id}/revisions/${word}`]: { made_by: uid, made_at: at } },
  };
};

/** Stores any number of documents. */
export const storeDocuments = async (documents: Documents): Promise<void> => {
  const writer = firestore.bulkWriter();
  for (const [path, data] of Object.entries(documents)) void writer.set(firestore.doc(path), data);
  await writer.close();
};

/** Stores many documents. `build` returns path and data of the i-th document. */
export const storeMany = (count: number, build: (i: number) => readonly [path: string, data: object]): Promise<void> =>
  storeDocuments(Object.fromEntries(Array.from({ length: count }, (_, i) => build(i))));

/**
 * Creates a member with one entry of every kind.
 *
 * @param mod subject of the entries; default: a new mod
 */
export const createFullMember = async (mod?: TestMod): Promise<FullMember> => {
  const word = `palavra${randomUUID().slice(0, 8)}`;
  const member = await createMember();
  const documents = buildDocuments(member, word, mod ?? (await createMod()));
  const publicFields = { display_name: `Pessoa ${word}`, bio: `Sobre mim ${word}` };
  await firestore.doc(`users/${member.uid}`).update({ ...publicFields, full_name: `Nome Inteiro ${word}` });
  await firestore.doc(`profiles/${member.uid}`).update(publicFields);
  await storeDocuments(Object.assign({}, ...Object.values(documents)));
  return { ...member, word, documents };
};

const COLLECTIONS = new Set(Object.keys(DOCUMENTS).map((pattern) => pattern.split('/').at(-2) ?? ''));

/** Reads the whole database. Returns a function that finds the paths of documents with a text in path or data. */
export const readDatabase = async (): Promise<(text: string) => string[]> => {
  const results = await Promise.all([...COLLECTIONS].map((name) => firestore.collectionGroup(name).get()));
  const documents = results
    .flatMap(({ docs }) => docs)
    .map((document) => ({ path: document.ref.path, text: `${document.ref.path} ${JSON.stringify(document.data())}` }));
  return (searchText) =>
    documents
      .filter(({ text }) => text.includes(searchText))
      .map(({ path }) => path)
      .toSorted();
};
