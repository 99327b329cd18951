import type { z } from 'zod';
import type { Caller } from '../../../accounts/caller.ts';
import { notFoundUnless } from '../../../platform/api-error.ts';
import { type Found, get } from '../../../platform/firestore.ts';
import { type Fields, type Kind, refOf } from '../../../records/kind.ts';
import { createRecord, deleteRecord, updateRecord, type Written } from '../../../records/write-record.ts';
import type { RequestFacts } from '../../handler.ts';
import { actorOf } from '../actor.ts';
import { logEntryHeader } from '../log-entry.ts';

/** A kind of simple document as its calls answer it. */
export interface Resource<S extends z.ZodObject, Body, Card> {
  readonly kind: Kind<S>;
  /** What is stored of what staff write. */
  fieldsOf(body: Body): Fields;
  /** What a new record has besides, by who makes it. */
  readonly bornWith?: (uid: string) => Fields;
  cardsOf(found: readonly Found<z.output<S>>[]): Promise<Card[]> | Card[];
}

interface OfOne {
  readonly params: { readonly id: string };
}
interface ByStaff {
  readonly caller: Caller;
  readonly request: RequestFacts;
}

const cardOf = async <S extends z.ZodObject, Card>(
  { kind, cardsOf }: Resource<S, never, Card>,
  id: string,
  data: z.output<S>,
): Promise<Card> => notFoundUnless((await cardsOf([{ id, path: refOf(kind, id).path, data }]))[0], 'record_not_found');

/** The calls about single records of a kind, all alike. */
export const recordCalls = <S extends z.ZodObject, Body extends { updated_at?: string | undefined }, Card>(
  resource: Resource<S, Body, Card>,
) => {
  const { kind } = resource;
  const answer = async ({ id, data, entry }: Written<S>) => ({
    data: await cardOf(resource, id, data),
    headers: logEntryHeader(entry),
  });
  return {
    get: async ({ params: { id } }: OfOne) => {
      const stored = (await get(refOf(kind, id))) ?? kind.blank;
      return { data: await cardOf(resource, id, notFoundUnless(stored, 'record_not_found')) };
    },
    create: async ({ body, ...by }: ByStaff & { readonly body: Body }) => {
      const fields = { ...resource.fieldsOf(body), ...resource.bornWith?.(by.caller.uid) };
      return answer(await createRecord(kind, fields, actorOf(by)));
    },
    update: async ({ params: { id }, body, ...by }: OfOne & ByStaff & { readonly body: Body }) =>
      answer(await updateRecord(kind, id, resource.fieldsOf(body), body.updated_at, actorOf(by))),
    delete: async ({ params: { id }, ...by }: OfOne & ByStaff) => answer(await deleteRecord(kind, id, actorOf(by))),
  };
};
