import type { FindingCode } from '@bigorna/domain/archive-findings';
import { buildRawZip, type ZipPart } from './build-raw-zip.ts';

/** A file that must be refused, and the expected finding. */
export interface HostileFile {
  readonly name: string;
  readonly expected: FindingCode;
  bytes(): Buffer;
  /** Defaults to `mod.jar`. */
  readonly fileName?: string;
}

/** The manifest of a valid archive. */
export const MANIFEST: ZipPart = {
  name: 'fabric.mod.json',
  data: '{"schemaVersion":1,"id":"prova","version":"1.0.0"}',
};

/** Builds an archive with a manifest and another entry. */
export const withPart = (part: ZipPart) => () => buildRawZip([MANIFEST, part]);

export const createCase = (
  name: string,
  bytes: () => Buffer,
  expected: FindingCode = 'archive_ambiguous',
  fileName?: string,
): HostileFile => ({ name, bytes, expected, ...(fileName === undefined ? {} : { fileName }) });
