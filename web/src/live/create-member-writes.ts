import type { FloodKind } from '@bigorna/domain/limits';
import {
  type DocumentReference,
  doc,
  type Firestore,
  getDocFromServer,
  serverTimestamp,
  Timestamp,
  type Transaction,
} from 'firebase/firestore';
import type { MemberWrites, NewComment, NewReport, Writer } from '#session/live/member-writes.ts';
import type { FirebaseSession } from '#session/session-store.ts';
import { openFirestore } from './open-firestore.ts';
import { paced } from './pace.ts';
import { sendWhole } from './send-whole.ts';
import { sentOnce } from './sent-once.ts';

/** Documents of one commit. */
const READ_AT_ONCE = 100;

/** A member's writes, as firestore.rules ask for them: each is one commit, with the stamp of its kind where that has one. */
class FirestoreWrites implements MemberWrites {
  readonly #firestore: Firestore;
  readonly #writer: Writer;

  constructor(firestore: Firestore, writer: Writer) {
    this.#firestore = firestore;
    this.#writer = writer;
  }

  setFavorite = async (modId: string, on: boolean): Promise<void> => {
    const mark = doc(this.#firestore, 'users', this.#writer.id, 'favorites', modId);
    if (!on) return sendWhole(this.#firestore, (transaction) => transaction.delete(mark));
    return this.#stamped('favorites', mark, (transaction) =>
      transaction.set(mark, { mod_id: modId, created_at: serverTimestamp() }),
    );
  };

  addComment = (modId: string, id: string, { text, kind, release }: NewComment): Promise<void> => {
    const { id: uid, username, display_name, avatar_url, role } = this.#writer;
    const comment = doc(this.#firestore, 'mods', modId, 'comments', id);
    const author = { username, display_name, avatar_url, role };
    return this.#stampedOnce('comments', comment, (transaction) =>
      transaction.set(comment, {
        uid,
        author,
        text,
        kind,
        release,
        created_at: serverTimestamp(),
        edited_at: null,
        hidden: false,
        reply: null,
      }),
    );
  };

  editComment = (modId: string, commentId: string, text: string): Promise<void> => {
    const comment = doc(this.#firestore, 'mods', modId, 'comments', commentId);
    return this.#stamped('comments', comment, (transaction) =>
      transaction.update(comment, { text, edited_at: serverTimestamp() }),
    );
  };

  deleteComment = (modId: string, commentId: string): Promise<void> =>
    sendWhole(this.#firestore, (transaction) =>
      transaction.delete(doc(this.#firestore, 'mods', modId, 'comments', commentId)),
    );

  rate = (modId: string, stars: number): Promise<void> => {
    const { id: uid } = this.#writer;
    const rating = doc(this.#firestore, 'mods', modId, 'ratings', uid);
    return this.#stamped('ratings', rating, (transaction) =>
      transaction.set(rating, { uid, stars, rated_at: serverTimestamp() }),
    );
  };

  vote = (modId: string, releaseId: string, works: boolean): Promise<void> => {
    const { id: uid } = this.#writer;
    const vote = doc(this.#firestore, 'mods', modId, 'releases', releaseId, 'votes', uid);
    return this.#stamped('votes', vote, (transaction) =>
      transaction.set(vote, { uid, works, voted_at: serverTimestamp() }),
    );
  };

  report = (id: string, { subject, path, reason }: NewReport): Promise<void> => {
    const report = doc(this.#firestore, 'reports', id);
    return this.#stampedOnce('reports', report, (transaction) =>
      transaction.set(report, {
        uid: this.#writer.id,
        subject,
        path,
        reason,
        created_at: serverTimestamp(),
        resolved_at: null,
      }),
    );
  };

  markRead = async (ids: readonly string[]): Promise<void> => {
    for (let from = 0; from < ids.length; from += READ_AT_ONCE) {
      const some = ids.slice(from, from + READ_AT_ONCE);
      await sendWhole(this.#firestore, (transaction) => {
        for (const id of some) {
          const notification = doc(this.#firestore, 'users', this.#writer.id, 'notifications', id);
          transaction.update(notification, { read_at: serverTimestamp() });
        }
      });
    }
  };

  /** One commit of a document and the stamp that leads to it, no sooner than the rules allow. */
  #stamped(kind: FloodKind, target: DocumentReference, write: (transaction: Transaction) => unknown): Promise<void> {
    return this.#paced(kind, () => this.#sendStamped(kind, target, write));
  }

  /** The same of a new document that a former try may have made. */
  #stampedOnce(
    kind: FloodKind,
    target: DocumentReference,
    write: (transaction: Transaction) => unknown,
  ): Promise<void> {
    const stampedPath = async (): Promise<unknown> => (await getDocFromServer(this.#stampOf(kind))).get('path');
    return this.#paced(kind, () => sentOnce(target.path, () => this.#sendStamped(kind, target, write), stampedPath));
  }

  #stampOf(kind: FloodKind): DocumentReference {
    return doc(this.#firestore, 'users', this.#writer.id, 'limits', kind);
  }

  #sendStamped(
    kind: FloodKind,
    target: DocumentReference,
    write: (transaction: Transaction) => unknown,
  ): Promise<void> {
    return sendWhole(this.#firestore, (transaction) => {
      write(transaction);
      transaction.set(this.#stampOf(kind), { at: serverTimestamp(), path: target.path });
    });
  }

  #paced(kind: FloodKind, send: () => Promise<void>): Promise<void> {
    const stampedAt = async (): Promise<number> => {
      const at: unknown = (await getDocFromServer(this.#stampOf(kind))).get('at');
      return at instanceof Timestamp ? at.toMillis() : 0;
    };
    return paced(this.#writer.id, kind, send, stampedAt);
  }
}

/** What a member writes, through Firestore of their session. */
export const createMemberWrites = (session: FirebaseSession, writer: Writer): MemberWrites =>
  new FirestoreWrites(openFirestore(session), writer);
