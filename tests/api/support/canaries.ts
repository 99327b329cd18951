import { randomUUID } from 'node:crypto';
import { type Report, report } from '@bigorna/domain/entities/member';
import { contactMessage } from '@bigorna/domain/entities/portal';
import { buildTestZip } from '../../../functions/src/files/archives/testing/build-raw-zip.ts';
import { createClientIp } from './call.ts';
import { storeComment } from './comments.ts';
import { firestore } from './firebase.ts';
import { createMember, type Member } from './members.ts';
import { createMod, type TestMod } from './mods.ts';
import { createToken } from './tokens.ts';

/** A member with unique secret texts. */
export interface Canary {
  readonly member: Member & { readonly token: string };
  readonly mod: TestMod;
  readonly external: TestMod;
  readonly commentId: string;
  readonly reportId: string;
  readonly messageId: string;
  /** Client IP of the member. */
  readonly ip: string;
  /** Secrets that only the member and admins may read. */
  readonly personal: Readonly<Record<string, string>>;
  /** Secrets that no visitor and no other member may read. */
  readonly hidden: Readonly<Record<string, string>>;
}

/** A text file in the archive of the mod's release. */
export const ARCHIVED_FILE = 'leia.txt';

const word = (): string => `canario${randomUUID().replaceAll('-', '').slice(0, 14)}`;
const at = new Date('2026-11-02T12:00:00Z');

const storeReport = async (uid: string, path: string, reason: string): Promise<string> => {
  const id = word();
  const data: Report = report.parse({ uid, subject: 'comment', path, reason, created_at: at, resolved_at: null });
  await firestore.doc(`reports/${id}`).set(data);
  return id;
};

const storeMessage = async (
  uid: string,
  email: string,
  message: { subject: string; message: string },
): Promise<string> => {
  const id = word();
  const data = contactMessage.parse({ name: 'Ana', email, ...message, uid, created_at: at, handled_at: null });
  await firestore.doc(`contact_messages/${id}`).set(data);
  return id;
};

const moderated = async (mod: TestMod, reason: string, uid: string): Promise<void> => {
  const stored = { reason, created_by: uid, decided_by: uid, decided_at: at };
  await firestore.doc(`mods/${mod.id}/private/moderation`).update(stored);
};

/**
 * Creates a member with full name and public profile, and two approved mods, one hosted externally. Adds visible and
 * hidden comments, a report and a contact message.
 */
export const createCanary = async (): Promise<Canary> => {
  const member = await createMember();
  const { uid } = member;
  const fullName = `Nome ${word()}`;
  await firestore.doc(`users/${uid}`).update({ full_name: fullName });
  const texts = { reason: word(), hiddenComment: word(), reported: word(), subject: word(), message: word() };
  const externalUrl = `https://${word()}.example/mod.jar`;
  const [mod, external] = await Promise.all([
    createMod({ createdBy: uid, bytes: buildTestZip({ [ARCHIVED_FILE]: word() }) }),
    createMod({ createdBy: uid, externalUrl }),
  ]);
  await Promise.all([moderated(mod, texts.reason, uid), moderated(external, texts.reason, uid)]);
  const page = (await firestore.doc(`pages/${mod.id}`).get()).data();
  await firestore.doc(`mods/${mod.id}/revisions/1`).set({ page, made_by: 'prova', made_at: new Date() });
  const commentId = await storeComment(mod.id, member);
  await storeComment(mod.id, member, { hidden: true, text: texts.hiddenComment });
  const reportId = await storeReport(uid, `mods/${mod.id}/comments/${commentId}`, texts.reported);
  const messageId = await storeMessage(uid, member.email, texts);
  // Firebase counts sign-ins before the Auth user's creation as revoked.
  const seconds = Math.floor(Date.now() / 1000);
  const token = createToken(uid, seconds, seconds + 3600);
  return {
    member: { ...member, token },
    mod,
    external,
    commentId,
    reportId,
    messageId,
    ip: createClientIp(),
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

/** Patterns that no response may contain. */
const PATTERNS: Readonly<Record<string, RegExp>> = {
  'an e-mail of the test’s domain': /[\w.+-]+@bigorna\.test/i,
  'a token': /eyJ[\w-]{10,}\.eyJ[\w-]{10,}/,
  'a path in Storage': /(?:quarantine|releases)\/[\w-]+\/[\w-]+\/file/,
  'Storage itself': /firebasestorage\.googleapis\.com\/v0|storage\.googleapis\.com\/|:9199/,
  'a file of the server': /\/functions\/(?:src|dist)\/|node_modules\/|\\n\s+at |\n\s+at [\w.<]+ \(/,
  'an engine’s words': /SQLITE|FirebaseError|ZodError|\bgrpc\b|RESOURCE_EXHAUSTED|INVALID_ARGUMENT/,
};

/** Names of the secrets and forbidden patterns that a text contains. */
export const findLeaks = (text: string, secrets: Readonly<Record<string, string>>): string[] => [
  ...Object.entries(secrets)
    .filter(([, secret]) => text.toLowerCase().includes(secret.toLowerCase()))
    .map(([name]) => name),
  ...Object.entries(PATTERNS)
    .filter(([, pattern]) => pattern.test(text))
    .map(([name]) => name),
];
