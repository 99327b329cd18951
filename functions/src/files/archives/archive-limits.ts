import { ARCHIVE_FILES_MAX, FILE_MAX_BYTES } from '@bigorna/domain/limits';

const KIB = 1024;
const MIB = 1024 * KIB;

/** Limits for an archive. Sizes are in bytes. `entries` and `totalBytes` include all nested archives. */
export const ARCHIVE_LIMITS = {
  entries: ARCHIVE_FILES_MAX,
  /** Size of the central directory, which is read first. */
  directoryBytes: 8 * MIB,
  nameBytes: 512,
  /** One file, decompressed. */
  entryBytes: FILE_MAX_BYTES,
  /** All files, decompressed. */
  totalBytes: 1024 * MIB,
  /** Ratio of decompressed to compressed size, for one file and for the whole archive. */
  ratio: 150,
  /** Smaller files may have any ratio: a small file of one repeated letter is no bomb. */
  ratioFrom: 4 * MIB,
  /** Nesting depth of archives. */
  depth: 3,
  /** Nested archives extracted at the same time. A function's temporary files are in memory. */
  takenOutBytes: FILE_MAX_BYTES,
  manifestBytes: 256 * KIB,
  /** Maximum of manifests read in total. Every folder may contain a manifest. */
  manifests: 20,
  /** Manifests of mods inside a mod. Only their ids are read. */
  bundledManifestBytes: 32 * KIB,
  bundledManifests: 200,
  /** Bytes read of each translation of a Bedrock pack. The pack's name usually comes first. */
  packTextBytes: 64 * KIB,
  /** Maximum of translations read in total: enough for three packs in all languages of the game. */
  packTexts: 100,
  /** Maximum of nested archives with stored hashes. Take-downs find releases by these hashes. */
  packHashes: 200,
  /** Larger files get a finding. */
  largeBytes: 100 * MIB,
} as const;
