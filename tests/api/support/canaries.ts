import { randomUUID } from 'node:crypto';
import { type Report, report } from '@bigorna/domain/entities/member';
import { contactMessage } from '@bigorna/domain/entities/portal';
import { someAddress } from './call.ts';
import { putComment } from './comments.ts';
import { firestore } from './firebase.ts';
import { type Member, makeMember } from './members.ts';
import { makeMod, type TestMod } from './mods.ts';
import { goodToken } from './tokens.ts';

/** A member and what only some may know of them, each a text that is nowhere else in the world. */
export interface Canary {
  readonly member: Member & { readonly token: string };
  readonly mod: TestMod;
  readonly external: TestMod;
  readonly commentId: string;
  readonly reportId: string;
  readonly messageId: string;
  /** The client address that the member came from. */
  readonly address: string;
  /** What nobody but the member and admins may read. */
  readonly personal: Readonly<Record<string, string>>;
  /** What no visitor and no other member may read. */
  readonly hidden: Readonly<Record<string, string>>;
}

const word = (): string => `canario${randomUUID().replaceAll('-', '').slice(0, 14)}`;
const at = new Date('2026-11-02T12:00:00Z');

const putReport = async (uid: string, path: string, reason: string): Promise<string> => {
  const id = word();
  const made: Report = report.parse({ uid, subject: 'comment', path, reason, created_at: at, resolved_at: null });
  await firestore.doc(`reports/${id}`).set(made);
  return id;
};

const putMessage = async (uid: string, email: string, said: { subject: string; message: string }): Promise<string> => {
  const id = word();
  const made = contactMessage.parse({ name: 'Ana', email, ...said, uid, created_at: at, handled_at: null });
  await firestore.doc(`contact_messages/${id}`).set(made);
  return id;
};

const moderated = async (mod: TestMod, reason: string, uid: string): Promise<void> => {
  const stored = { reason, created_by: uid, decided_by: uid, decided_at: at };
  await firestore.doc(`mods/${mod.id}/private/moderation`).update(stored);
};

/**
 * A member with a full name and a public profile, two approved mods of theirs (one held elsewhere), comments shown and hidden,
 * a report and a contact message.
 */
export const makeCanary = async (): Promise<Canary> => {
  const member = await makeMember();
  const { uid } = member;
  const fullName = `Nome ${word()}`;
  await firestore.doc(`users/${uid}`).update({ full_name: fullName });
  const texts = { reason: word(), hiddenComment: word(), reported: word(), subject: word(), message: word() };
  const externalUrl = `https://${word()}.example/mod.jar`;
  const [mod, external] = await Promise.all([makeMod({ createdBy: uid }), makeMod({ createdBy: uid, externalUrl })]);
  await Promise.all([moderated(mod, texts.reason, uid), moderated(external, texts.reason, uid)]);
  const commentId = await putComment(mod.id, member);
  await putComment(mod.id, member, { hidden: true, text: texts.hiddenComment });
  const reportId = await putReport(uid, `mods/${mod.id}/comments/${commentId}`, texts.reported);
  const messageId = await putMessage(uid, member.email, texts);
  const token = goodToken(uid);
  return {
    member: { ...member, token },
    mod,
    external,
    commentId,
    reportId,
    messageId,
    address: someAddress(),
    personal: { 'e-mail': member.email, 'full name': fullName, 'bearer token': token },
    hidden: {
      'Auth id': uid,
      'reason of a decision': texts.reason,
      'text of a hidden comment': texts.hiddenComment,
      'text of a report': texts.reported,
      'subject of a message': texts.subject,
      'text of a message': texts.message,
      'address of a file elsewhere': externalUrl,
      'path of a file in Storage': `releases/${mod.id}/${mod.releaseId}/file`,
    },
  };
};

/** What may stand in no answer, whoever it is about. */
const PATTERNS: Readonly<Record<string, RegExp>> = {
  'an e-mail of the test’s domain': /[\w.+-]+@bigorna\.test/i,
  'a token': /eyJ[\w-]{10,}\.eyJ[\w-]{10,}/,
  'a path in Storage': /(?:quarantine|releases)\/[\w-]+\/[\w-]+\/file/,
  'Storage itself': /firebasestorage\.googleapis\.com\/v0|storage\.googleapis\.com\/|:9199/,
  'a file of the server': /\/functions\/(?:src|dist)\/|node_modules\/|\\n\s+at |\n\s+at [\w.<]+ \(/,
  'an engine’s words': /SQLITE|FirebaseError|ZodError|\bgrpc\b|RESOURCE_EXHAUSTED|INVALID_ARGUMENT/,
};

/** The names of all that is found in a text and may not be there. */
export const leaksIn = (text: string, secrets: Readonly<Record<string, string>>): string[] => [
  ...Object.entries(secrets)
    .filter(([, secret]) => text.toLowerCase().includes(secret.toLowerCase()))
    .map(([name]) => name),
  ...Object.entries(PATTERNS)
    .filter(([, pattern]) => pattern.test(text))
    .map(([name]) => name),
];
