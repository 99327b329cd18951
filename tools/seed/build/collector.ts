import { modDetails } from '@bigorna/domain/entities/mod';
import type { z } from 'zod';
import { DOCUMENTS } from '../../../functions/src/platform/documents.ts';

const SCHEMAS: Readonly<Record<string, z.ZodType>> = { ...DOCUMENTS, 'mods/{mod}/private/details': modDetails };

const PATTERNS = Object.entries(SCHEMAS).map(([pattern, schema]) => ({
  shape: new RegExp(`^${pattern.replace(/\{\w+\}/g, '[^/]+')}$`),
  schema,
}));

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** The content of the emulators. */
export interface DataSet {
  /** By path; dates are Date. */
  documents: ReadonlyMap<string, Record<string, unknown>>;
  /** Bytes and type by path in the bucket. */
  files: ReadonlyMap<string, StoredFile>;
}

export interface StoredFile {
  bytes: Uint8Array;
  contentType: string;
}

/** Collects documents and files, and validates each document by its schema. A path is unique. */
export class Collector implements DataSet {
  readonly documents = new Map<string, Record<string, unknown>>();
  readonly files = new Map<string, StoredFile>();

  /** @throws ZodError or Error naming the path */
  add(path: string, data: unknown): void {
    const schema = PATTERNS.find(({ shape }) => shape.test(path))?.schema;
    if (!schema) throw new Error(`No schema for ${path}`);
    if (this.documents.has(path)) throw new Error(`Two documents at ${path}`);
    const parsed = schema.safeParse(data);
    if (!parsed.success) throw new Error(`${path}: ${parsed.error.message}`);
    if (!isRecord(parsed.data)) throw new Error(`${path} is no record`);
    this.documents.set(path, parsed.data);
  }

  file(path: string, bytes: Uint8Array, contentType: string): void {
    if (this.files.has(path)) throw new Error(`Two files at ${path}`);
    this.files.set(path, { bytes, contentType });
  }
}
