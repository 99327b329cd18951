import { comment } from '@bigorna/domain/entities/member';
import type { StaffAction } from '@bigorna/domain/staff-actions';
import { uidOf } from '../accounts.ts';
import { MESSAGES, REPORTS, type SeedReport } from '../content/staff-cases.ts';
import { daysBefore } from '../moments.ts';
import type { Collector } from './collector.ts';
import { type BuiltMod, modIdOfTitle } from './mods.ts';

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

/** Puts entries of the staff log, numbered in the order they come. */
const logOf = (data: Collector) => {
  let number = 0;
  return ({ by, target, about = [], before = null, after = null, reason = null, ...entry }: Logged): void => {
    number += 1;
    const id = `l${String(number).padStart(3, '0')}`;
    const fields = { ...entry, actor: uidOf(by), target, about: [target, ...about], before, after, reason };
    data.put(`logs/${id}`, { ...fields, request_id: `seed-${id}`, undoes: null });
  };
};
type Log = ReturnType<typeof logOf>;

const putBan = (log: Log): void =>
  log({
    by: 'moderador',
    action: 'ban:user',
    target: `users/${uidOf('banido')}`,
    before: { is_banned: false, ban_reason: null, banned_at: null },
    after: {
      is_banned: true,
      ban_reason: 'Ofensas repetidas nos comentários, depois de dois avisos.',
      banned_at: daysBefore(9),
    },
    reason: 'Ofensas repetidas nos comentários, depois de dois avisos.',
    at: daysBefore(9),
  });

const putDecisions = (log: Log, all: readonly BuiltMod[]): void => {
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

const pathOf = ({ about }: SeedReport): string => {
  if ('member' in about) return `profiles/${uidOf(about.member)}`;
  const mod = `mods/${modIdOfTitle(about.mod)}`;
  return about.comment === undefined ? mod : `${mod}/comments/${about.comment}`;
};

const ownerOf = (data: Collector, { about }: SeedReport, path: string): string | null => {
  if ('member' in about) return uidOf(about.member);
  if (about.comment === undefined) return String(data.documents.get(`${path}/private/moderation`)?.created_by);
  return comment.parse(data.documents.get(path)).uid;
};

const subjectOf = ({ about }: SeedReport) =>
  'member' in about ? 'member' : about.comment === undefined ? 'mod' : 'comment';

const putReports = (data: Collector, log: Log): void => {
  const open = REPORTS.filter(({ resolved }) => resolved === undefined).map(pathOf);
  REPORTS.forEach((report, i) => {
    const [path, id] = [pathOf(report), `r${i + 1}`];
    const { resolved } = report;
    const uid = ownerOf(data, report, path);
    data.put(`reports/${id}`, {
      uid: uidOf(report.by),
      subject: subjectOf(report),
      path,
      reason: report.reason,
      created_at: daysBefore(report.ageDays),
      resolved_at: resolved === undefined ? null : daysBefore(resolved.ageDays),
      about_uid: uid,
      lead: resolved === undefined && !REPORTS.slice(0, i).some((one) => !one.resolved && pathOf(one) === path),
      alike: resolved === undefined ? open.filter((other) => other === path).length : 0,
      ...(resolved && { outcome: resolved.outcome, resolved_by: uidOf('moderador'), note: resolved.note }),
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
      at: daysBefore(resolved.ageDays),
    });
  });
};

/** The comments that are hidden, and why. */
const putHidden = (data: Collector, log: Log): void => {
  for (const [path, fields] of data.documents) {
    if (!/^mods\/[^/]+\/comments\//.test(path) || fields.hidden !== true) continue;
    const about = [path.split('/').slice(0, 2).join('/'), `users/${comment.parse(fields).uid}`];
    const change = { before: { hidden: false }, after: { hidden: true }, reason: 'Propaganda de outro portal.' };
    log({ by: 'moderador', action: 'hide:comment', target: path, about, ...change, at: daysBefore(3.2) });
  }
};

const putMessages = (data: Collector, log: Log): void => {
  MESSAGES.forEach(({ ageDays, handled, from = null, ...message }, i) => {
    const target = `contact_messages/m${i + 1}`;
    const at = handled === undefined ? null : daysBefore(handled.ageDays);
    data.put(target, {
      ...message,
      uid: from === null ? null : uidOf(from),
      created_at: daysBefore(ageDays),
      handled_at: at,
      ...(handled && { handled_by: uidOf('admin'), answered: handled.answered, note: handled.note }),
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

/** What waits for staff and what they did: reports, messages, and the log of it. */
export const putStaffWork = (data: Collector, all: readonly BuiltMod[]): void => {
  const log = logOf(data);
  putBan(log);
  putDecisions(log, all);
  putHidden(data, log);
  putReports(data, log);
  putMessages(data, log);
  log({
    by: 'super',
    action: 'change:role',
    target: `users/${uidOf('moderador')}`,
    before: { role: 'user' },
    after: { role: 'moderator' },
    at: daysBefore(64),
  });
};
