import { randomUUID } from 'node:crypto';
import { LOCALES } from '@bigorna/domain/locales';
import { FieldValue, type WriteBatch } from 'firebase-admin/firestore';
import { firestore } from '../firebase.ts';
import type { Member } from '../members.ts';
import { buildHostileComment, createMemberDocuments } from './member-documents.ts';
import { createHostileMod } from './mod-documents.ts';
import { pickPayload } from './pack-payloads.ts';
import { createMediaKit, createQueueDocuments, createSiteDocuments } from './site-documents.ts';
import { type Documents, pickPackedText } from './texts.ts';

const PER_BATCH = 100;
const KIT_PATH = 'media_kit/main';

const writeBatches = async <T>(rows: readonly T[], add: (batch: WriteBatch, row: T) => void): Promise<void> => {
  for (let from = 0; from < rows.length; from += PER_BATCH) {
    const batch = firestore.batch();
    for (const row of rows.slice(from, from + PER_BATCH)) add(batch, row);
    await batch.commit();
  }
};

export interface HostileData {
  /** Id of an approved mod. */
  mod: string;
  /** Id of a pending mod. */
  pending: string;
  /** Uid of the member with a hostile profile, who wrote the comments. */
  author: string;
  /** Ids of approved mods with one payload per short text. Empty unless `everywhere` is set. */
  others: string[];
  /** Number of stored texts with payloads. */
  texts: number;
  remove: () => Promise<void>;
}

interface Options {
  /** Member for the hostile history, notifications, activity and profile. */
  member: Member;
  /** Number of documents of each kind. */
  each: number;
  /** Whether public content is hostile too. */
  everywhere: boolean;
  /** Replaces the payload text of a field. */
  change?: ChangeText;
}

/** Returns the text to store in a field, instead of a payload. */
type ChangeText = (payload: string, field: string) => string;

const isPayload = (text: string): boolean => /__xss|canary/.test(text);
const isPlainObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/** Replaces payload texts of a value at any depth. For a translation, `change` gets the field name, not the locale. */
const changeTexts = (value: unknown, change: ChangeText, field = ''): unknown => {
  if (typeof value === 'string') return isPayload(value) ? change(value, field) : value;
  if (Array.isArray(value)) return value.map((one) => changeTexts(one, change, field));
  if (!isPlainObject(value)) return value;
  const isTranslation = (name: string): boolean => LOCALES.some((locale) => locale === name);
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name, changeTexts(one, change, isTranslation(name) ? field : name)]),
  );
};

const countTexts = (value: unknown): number => {
  if (typeof value === 'string') return isPayload(value) ? 1 : 0;
  if (Array.isArray(value)) return value.reduce((sum: number, one) => sum + countTexts(one), 0);
  if (value === null || typeof value !== 'object') return 0;
  return countTexts(Object.values(value));
};

/** Stores documents with payloads in every text, without API and rules, as an older version may have left them. */
export const createHostileData = async ({ member, each, everywhere, change }: Options): Promise<HostileData> => {
  const toStored = <Value extends object>(value: Value): Value =>
    change ? (changeTexts(value, change) as Value) : value;
  const word = randomUUID().slice(0, 8);
  const [mod, pending] = [`hostil-${word}`, `hostil-${word}-p`];
  const documents: Documents = {
    ...createHostileMod(mod, 0, 'approved'),
    ...createHostileMod(pending, 1, 'pending'),
  };
  for (let at = 0; at < each; at++) {
    documents[`mods/${mod}/comments/hostil-${at}`] = buildHostileComment(at, member.uid);
    Object.assign(documents, createMemberDocuments(member, at), createQueueDocuments(at, mod));
    if (!everywhere) continue;
    Object.assign(documents, createSiteDocuments(at), createHostileMod(`${mod}-${at}`, at + 2, 'approved'));
  }
  const formerKit = (await firestore.doc(KIT_PATH).get()).data();
  if (everywhere) documents[KIT_PATH] = createMediaKit();
  await writeBatches(Object.entries(documents), (batch, [path, data]) =>
    batch.set(firestore.doc(path), toStored(data)),
  );
  const texts = toStored({ display_name: pickPayload(3, 100), bio: pickPackedText(0, 500) });
  const names = toStored({ full_name: pickPackedText(0, 200), ban_reason: pickPackedText(1, 500) });
  await firestore.doc(`profiles/${member.uid}`).update(texts);
  await firestore.doc(`users/${member.uid}`).update({ ...texts, ...names, search: ['hostil'] });
  const remove = async (): Promise<void> => {
    const mods = Object.keys(documents).filter((path) => /^mods\/[^/]+$/.test(path));
    // The catalogue's index syncs changed mods, but not deleted documents.
    const archived = { status: 'archived', updated_at: FieldValue.serverTimestamp() };
    await writeBatches(mods, (batch, path) => batch.update(firestore.doc(path), archived));
    const others = Object.keys(documents).filter(
      (path) => !/^(?:mods|slugs)\//.test(path) || path.includes('/comments/'),
    );
    await writeBatches(others, (batch, path) => batch.delete(firestore.doc(path)));
    if (formerKit) await firestore.doc(KIT_PATH).set(formerKit);
  };
  const others = everywhere ? Array.from({ length: each }, (_, at) => `${mod}-${at}`) : [];
  return { mod, pending, author: member.uid, others, texts: countTexts(documents) + 5, remove };
};
