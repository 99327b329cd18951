import { usernameClaim } from '@bigorna/domain/entities/account';
import { report } from '@bigorna/domain/entities/member';
import { contactMessage } from '@bigorna/domain/entities/portal';
import { type DeletedBy, deletedBy } from '@bigorna/domain/member-data';
import { z } from 'zod';
import { batch, type Writer } from '../platform/firestore.ts';
import { MEMBER_DOCUMENTS, type Owner, type Pages } from './member-documents.ts';

/** Takes from a document, which stays, what says whose it was. */
const FORGET: { readonly [K in DeletedBy<'forget'>]: (writes: Writer, path: string) => void } = {
  username: (writes, path) => writes.update({ path, schema: usernameClaim }, { uid: null }),
  reports: (writes, path) => writes.update({ path, schema: report }, { uid: null }),
  contact_messages: (writes, path) =>
    writes.update({ path, schema: contactMessage }, { uid: null, name: '', email: '' }),
};

const remove = (writes: Writer, path: string): void => writes.delete({ path, schema: z.unknown() });

/** Each page in one commit. */
const throughout = async (pages: Pages, change: (writes: Writer, path: string) => void, stop: AbortSignal) => {
  for await (const { found, unfit } of pages) {
    stop.throwIfAborted();
    const paths = [...found, ...unfit].map(({ path }) => path);
    if (paths.length > 0) {
      await batch((writes) => {
        for (const path of paths) change(writes, path);
      });
    }
  }
};

/** A step of a deletion, by the table's row; each may be done again, and at the same time. */
export interface Erasure {
  readonly name: string;
  run(stop: AbortSignal): Promise<void>;
}

/** The steps that delete a member's documents, or make those that stay nobody's. Author cards are not among them. */
export const erasuresOf = (owner: Owner): Erasure[] => [
  ...deletedBy('delete').map((name) => ({
    name,
    run: (stop: AbortSignal) => throughout(MEMBER_DOCUMENTS[name](owner), remove, stop),
  })),
  ...deletedBy('forget').map((name) => ({
    name,
    run: (stop: AbortSignal) => throughout(MEMBER_DOCUMENTS[name](owner), FORGET[name], stop),
  })),
];
