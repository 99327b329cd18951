import { usernameClaim } from '@bigorna/domain/entities/account';
import { report } from '@bigorna/domain/entities/member';
import { contactMessage } from '@bigorna/domain/entities/portal';
import { type DeletionKind, getKindsByDeletion } from '@bigorna/domain/member-data';
import { z } from 'zod';
import { runBatch, type Writer } from '../../platform/firestore.ts';
import { MEMBER_DOCUMENTS, type Owner, type Pages } from './member-documents.ts';

/** By kind: removes the owner from a document that remains. */
const ANONYMIZE_BY_KIND: { readonly [K in DeletionKind<'forget'>]: (writes: Writer, path: string) => void } = {
  username: (writes, path) => writes.update({ path, schema: usernameClaim }, { uid: null }),
  reports: (writes, path) => writes.update({ path, schema: report }, { uid: null }),
  contact_messages: (writes, path) =>
    writes.update({ path, schema: contactMessage }, { uid: null, name: '', email: '', username: '' }),
};

const remove = (writes: Writer, path: string): void => writes.delete({ path, schema: z.unknown() });

/** Changes all pages, one commit per page. */
const changePages = async (pages: Pages, change: (writes: Writer, path: string) => void, stop: AbortSignal) => {
  for await (const { docs, invalid } of pages) {
    stop.throwIfAborted();
    const paths = [...docs, ...invalid].map(({ path }) => path);
    if (paths.length > 0) {
      await runBatch((writes) => {
        for (const path of paths) change(writes, path);
      });
    }
  }
};

/** A step of a deletion, from a row of `MEMBER_DATA`. Idempotent and safe to run concurrently. */
export interface Erasure {
  readonly name: string;
  run(stop: AbortSignal): Promise<void>;
}

/** Steps that delete or anonymize a member's documents. Author cards are updated elsewhere. */
export const getErasures = (owner: Owner): Erasure[] => [
  ...getKindsByDeletion('delete').map((name) => ({
    name,
    run: (stop: AbortSignal) => changePages(MEMBER_DOCUMENTS[name](owner), remove, stop),
  })),
  ...getKindsByDeletion('forget').map((name) => ({
    name,
    run: (stop: AbortSignal) => changePages(MEMBER_DOCUMENTS[name](owner), ANONYMIZE_BY_KIND[name], stop),
  })),
];
