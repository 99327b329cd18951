import type { z } from 'zod';
import { type CrudType, type Fields, getRecordRef } from '../../../audit/crud/crud-type.ts';
import { type CrudWriteResult, createRecord, deleteRecord, updateRecord } from '../../../audit/crud/write-record.ts';
import type { Caller } from '../../../members/accounts/caller.ts';
import { requireFound } from '../../../platform/api-error.ts';
import { get, type QueryDoc } from '../../../platform/firestore.ts';
import type { RequestContext } from '../../handler.ts';
import { readLogEntryHeader, toActor } from '../staff-call.ts';

/** A type of simple record, with the conversions between its documents and the API. */
export interface CrudResource<S extends z.ZodObject, Body, Card> {
  readonly kind: CrudType<S>;
  /** The fields to store for a request body. */
  toFields(body: Body): Fields;
  /** Additional fields of a new record, given its creator's uid. */
  readonly initialFields?: (uid: string) => Fields;
  toCards(docs: readonly QueryDoc<z.output<S>>[]): Promise<Card[]> | Card[];
}

interface ById {
  readonly params: { readonly id: string };
}
interface ByStaff {
  readonly caller: Caller;
  readonly context: RequestContext;
}

const toCard = async <S extends z.ZodObject, Card>(
  { kind, toCards }: CrudResource<S, never, Card>,
  id: string,
  data: z.output<S>,
): Promise<Card> =>
  requireFound((await toCards([{ id, path: getRecordRef(kind, id).path, data }]))[0], 'record_not_found');

/** Creates the handlers for getting, creating, updating and deleting a record of a type. */
export const createCrudHandlers = <S extends z.ZodObject, Body extends { updated_at?: string | undefined }, Card>(
  resource: CrudResource<S, Body, Card>,
) => {
  const { kind } = resource;
  const respond = async ({ id, data, entry }: CrudWriteResult<S>) => ({
    data: await toCard(resource, id, data),
    headers: await readLogEntryHeader(entry),
  });
  return {
    get: async ({ params: { id } }: ById) => {
      const stored = (await get(getRecordRef(kind, id))) ?? kind.blank;
      return { data: await toCard(resource, id, requireFound(stored, 'record_not_found')) };
    },
    create: async ({ body, ...by }: ByStaff & { readonly body: Body }) => {
      const fields = { ...resource.toFields(body), ...resource.initialFields?.(by.caller.uid) };
      return respond(await createRecord(kind, fields, toActor(by)));
    },
    update: async ({ params: { id }, body, ...by }: ById & ByStaff & { readonly body: Body }) =>
      respond(await updateRecord(kind, id, resource.toFields(body), body.updated_at, toActor(by))),
    delete: async ({ params: { id }, ...by }: ById & ByStaff) => respond(await deleteRecord(kind, id, toActor(by))),
  };
};
