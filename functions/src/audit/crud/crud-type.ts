import type { StaffAction } from '@bigorna/domain/staff-actions';
import type { z } from 'zod';
import { requireFound } from '../../platform/api-error.ts';
import type { Doc } from '../../platform/documents.ts';

type EntityName<A extends StaffAction> = A extends `${'create' | 'edit'}:${infer Name}` ? Name : never;

/** A type of simple document that staff edit. */
export interface CrudType<S extends z.ZodObject = z.ZodObject> {
  /** Name in audit actions: `create:ad`, `edit:ad`. */
  readonly name: EntityName<StaffAction>;
  /** Reference of a record; undefined for an invalid id. */
  at(id: string): Doc<S> | undefined;
  /**
   * Default of a single document, such as the settings, until it is stored. Types with many records have no default.
   */
  readonly blank?: z.output<S>;
  /** Throws if a record must not be changed or deleted any more. */
  guard?(stored: z.output<S>): void;
}

export type Fields = Readonly<Record<string, unknown>>;

/** @throws ApiError record_not_found for an id that no record can have */
export const getRecordRef = <S extends z.ZodObject>(kind: CrudType<S>, id: string): Doc<S> =>
  requireFound(kind.at(id), 'record_not_found');
