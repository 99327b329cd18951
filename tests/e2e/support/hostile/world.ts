import { randomUUID } from 'node:crypto';
import { FieldValue, type WriteBatch } from 'firebase-admin/firestore';
import { firestore } from '../firebase.ts';
import type { Member } from '../members.ts';
import { comment, memberDocuments } from './member-documents.ts';
import { hostileMod } from './mod-documents.ts';
import { fitting } from './packed.ts';
import { deskDocuments, mediaKit, siteDocuments } from './site-documents.ts';
import { chunk, type Documents } from './texts.ts';

const PER_BATCH = 100;

const inBatches = async <T>(rows: readonly T[], add: (batch: WriteBatch, row: T) => void): Promise<void> => {
  for (let from = 0; from < rows.length; from += PER_BATCH) {
    const batch = firestore.batch();
    for (const row of rows.slice(from, from + PER_BATCH)) add(batch, row);
    await batch.commit();
  }
};

export interface World {
  /** An approved mod, and one that waits for its review. */
  mod: string;
  pending: string;
  /** Approved mods that hold one payload each in their short texts. */
  others: string[];
  /** How many free texts were written. */
  texts: number;
  remove: () => Promise<void>;
}

interface Wanted {
  /** Whose history, notifications and activity are hostile; the account's own texts as well. */
  member: Member;
  /** How many documents of each kind. */
  each: number;
  /** Whether what stands on everybody's pages is hostile, too. */
  everywhere: boolean;
}

const countTexts = (value: unknown): number => {
  if (typeof value === 'string') return /__xss|canary/.test(value) ? 1 : 0;
  if (Array.isArray(value)) return value.reduce((sum: number, one) => sum + countTexts(one), 0);
  if (value === null || typeof value !== 'object') return 0;
  return countTexts(Object.values(value));
};

/** Writes documents, past API and rules, in whose every free text a payload stands: what an older, laxer portal may have left. */
export const makeWorld = async ({ member, each, everywhere }: Wanted): Promise<World> => {
  const word = randomUUID().slice(0, 8);
  const [mod, pending] = [`hostil-${word}`, `hostil-${word}-p`];
  const documents: Documents = new Map([...hostileMod(mod, 0, 'approved'), ...hostileMod(pending, 1, 'pending')]);
  const add = (more: Documents) => {
    for (const [path, data] of more) documents.set(path, data);
  };
  for (let at = 0; at < each; at++) {
    documents.set(`mods/${mod}/comments/hostil-${at}`, comment(at, member.uid));
    add(memberDocuments(member, at));
    add(deskDocuments(at, mod));
    if (!everywhere) continue;
    add(siteDocuments(at));
    add(hostileMod(`hostil-${word}-${at}`, at + 2, 'approved'));
  }
  if (everywhere) documents.set('media_kit/main', mediaKit());
  await inBatches([...documents], (batch, [path, data]) => batch.set(firestore.doc(path), data));
  const texts = { display_name: fitting(3, 100), bio: chunk(0, 500) };
  await firestore.doc(`profiles/${member.uid}`).update(texts);
  await firestore
    .doc(`users/${member.uid}`)
    .update({ ...texts, full_name: chunk(0, 200), ban_reason: chunk(1, 500), search: ['hostil'] });
  const remove = async (): Promise<void> => {
    const mods = [...documents.keys()].filter((path) => /^mods\/[^/]+$/.test(path));
    // The catalogue's index hears of mods that change, not of documents that are gone.
    const archived = { status: 'archived', updated_at: FieldValue.serverTimestamp() };
    await inBatches(mods, (batch, path) => batch.update(firestore.doc(path), archived));
    const others = [...documents.keys()].filter(
      (path) => !/^(?:mods|slugs)\//.test(path) || path.includes('/comments/'),
    );
    await inBatches(others, (batch, path) => batch.delete(firestore.doc(path)));
  };
  const others = everywhere ? Array.from({ length: each }, (_, at) => `${mod}-${at}`) : [];
  return { mod, pending, others, texts: countTexts([...documents.values()]) + 5, remove };
};
