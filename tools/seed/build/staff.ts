import { comment } from '@bigorna/domain/entities/member';
import type { StaffAction } from '@bigorna/domain/staff-actions';
import { getUid, SEED_ACCOUNTS } from '../accounts.ts';
import { MESSAGES, REPORTS, type SeedReport } from '../content/texts.ts';
import { getDaysBefore } from '../dates.ts';
import type { Collector } from './collector.ts';
import { type BuiltMod, getModDocumentId } from './mods.ts';

interface Logged {
  readonly by: string;
  readonly action: StaffAction;
  readonly target: string;
  readonly about?: readonly string[];
  readonly before?: object | null;
  readonly after?: object | null;
  readonly reason?: string | null;
  readonly at: Date;
}

/** Creates a function that writes entries of the audit log, numbered in order. */
const createLog = (data: Collector) => {
  let number = 0;
  return ({ by, target, about = [], before = null, after = null, reason = null, ...entry }: Logged): void => {
    number += 1;
    const id = `l${String(number).padStart(3, '0')}`;
    const fields = { ...entry, actor: getUid(by), target, about: [target, ...about], before, after, reason };
    data.add(`logs/${id}`, { ...fields, request_id: `seed-${id}`, undoes: null });
  };
};
type Log = ReturnType<typeof createLog>;

const addBans = (log: Log): void => {
  for (const { uid, ban_reason } of SEED_ACCOUNTS) {
    if (ban_reason === null) continue;
    log({
      by: 'moderador',
      action: 'ban:user',
      target: `users/${uid}`,
      before: { is_banned: false, ban_reason: null, banned_at: null },
      after: { is_banned: true, ban_reason, banned_at: getDaysBefore(9) },
      reason: ban_reason,
      at: getDaysBefore(9),
    });
  }
};

const addDecisions = (log: Log, all: readonly BuiltMod[]): void => {
  const decided = all.filter(({ card }) => card.status === 'rejected' || card.status === 'approved').slice(0, 12);
  decided.forEach(({ id, card, entry }, index) => {
    log({
      by: index % 3 === 0 ? 'admin' : 'moderador',
      action: card.status === 'rejected' ? 'reject:mod' : 'approve:mod',
      target: `mods/${id}`,
      before: { status: 'pending' },
      after: { status: card.status },
      reason: entry.reason ?? null,
      at: card.published_at ?? card.updated_at,
    });
  });
};

const getPath = ({ about }: SeedReport): string => {
  if ('member' in about) return `profiles/${getUid(about.member)}`;
  const mod = `mods/${getModDocumentId(about.mod)}`;
  return about.comment === undefined ? mod : `${mod}/comments/${about.comment}`;
};

const getOwner = (data: Collector, { about }: SeedReport, path: string): string | null => {
  if ('member' in about) return getUid(about.member);
  if (about.comment === undefined) return String(data.documents.get(`${path}/private/moderation`)?.created_by);
  return comment.parse(data.documents.get(path)).uid;
};

const getSubject = ({ about }: SeedReport) =>
  'member' in about ? 'member' : about.comment === undefined ? 'mod' : 'comment';

const addReports = (data: Collector, log: Log): void => {
  const open = REPORTS.filter(({ resolved }) => resolved === undefined).map(getPath);
  REPORTS.forEach((report, i) => {
    const [path, id] = [getPath(report), `r${i + 1}`];
    const { resolved } = report;
    const uid = getOwner(data, report, path);
    data.add(`reports/${id}`, {
      uid: getUid(report.by),
      subject: getSubject(report),
      path,
      reason: report.reason,
      created_at: getDaysBefore(report.ageDays),
      resolved_at: resolved === undefined ? null : getDaysBefore(resolved.ageDays),
      about_uid: uid,
      lead: resolved === undefined && !REPORTS.slice(0, i).some((one) => !one.resolved && getPath(one) === path),
      alike: resolved === undefined ? open.filter((other) => other === path).length : 0,
      ...(resolved && { outcome: resolved.outcome, resolved_by: getUid('moderador'), note: resolved.note }),
    });
    if (resolved === undefined) return;
    log({
      by: 'moderador',
      action: 'resolve:report',
      target: `reports/${id}`,
      about: [path, ...(uid === null ? [] : [`users/${uid}`])],
      before: { outcome: null },
      after: { outcome: resolved.outcome, reports: [id] },
      reason: resolved.note || null,
      at: getDaysBefore(resolved.ageDays),
    });
  });
};

/** Logs the hiding of each hidden comment, with a reason. */
const hideComments = (data: Collector, log: Log): void => {
  for (const [path, fields] of data.documents) {
    if (!/^mods\/[^/]+\/comments\//.test(path) || fields.hidden !== true) continue;
    const about = [path.split('/').slice(0, 2).join('/'), `users/${comment.parse(fields).uid}`];
    const change = { before: { hidden: false }, after: { hidden: true }, reason: 'Propaganda de outro portal.' };
    log({ by: 'moderador', action: 'hide:comment', target: path, about, ...change, at: getDaysBefore(3.2) });
  }
};

const addMessages = (data: Collector, log: Log): void => {
  MESSAGES.forEach(({ ageDays, handled, from = null, ...message }, i) => {
    const target = `contact_messages/m${i + 1}`;
    const at = handled === undefined ? null : getDaysBefore(handled.ageDays);
    data.add(target, {
      ...message,
      uid: from === null ? null : getUid(from),
      created_at: getDaysBefore(ageDays),
      handled_at: at,
      ...(handled && { handled_by: getUid('admin'), answered: handled.answered, note: handled.note }),
    });
    if (handled === undefined || at === null) return;
    log({
      by: 'admin',
      action: 'handle:contact_message',
      target,
      before: { handled_at: null, answered: false },
      after: { handled_at: at, answered: handled.answered, ...(handled.note === '' ? {} : { note: 'changed' }) },
      at,
    });
  });
};

/** Writes open staff work and past actions: reports, messages, audit log. */
export const addStaffWork = (data: Collector, all: readonly BuiltMod[]): void => {
  const log = createLog(data);
  addBans(log);
  addDecisions(log, all);
  hideComments(data, log);
  addReports(data, log);
  addMessages(data, log);
  log({
    by: 'super',
    action: 'change:role',
    target: `users/${getUid('moderador')}`,
    before: { role: 'user' },
    after: { role: 'moderator' },
    at: getDaysBefore(64),
  });
};
