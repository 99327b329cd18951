import type { StaffAction } from '@bigorna/domain/staff-actions';
import type { z } from 'zod';
import { notFoundUnless } from '../platform/api-error.ts';
import type { Doc } from '../platform/documents.ts';

type EntityOf<A extends StaffAction> = A extends `edit:${infer Name}` ? Name : never;

/** One kind of simple document that staff write by hand: its fields, and when they were last changed. */
export interface Kind<S extends z.ZodObject = z.ZodObject> {
  /** As the log's actions name it: `edit:ad`. */
  readonly name: EntityOf<StaffAction>;
  /** Where the record of an id is; undefined for an id that none can have. */
  at(id: string): Doc<S> | undefined;
  /** What is there before anybody has written it; kinds of many records have no such. */
  readonly blank?: z.output<S>;
  /** Throws where a record may not be changed or deleted any more. */
  guard?(stored: z.output<S>): void;
}

/** Fields of a record by name. */
export type Fields = Readonly<Record<string, unknown>>;

/** @throws ApiError record_not_found for an id that no record can have */
export const refOf = <S extends z.ZodObject>(kind: Kind<S>, id: string): Doc<S> =>
  notFoundUnless(kind.at(id), 'record_not_found');
