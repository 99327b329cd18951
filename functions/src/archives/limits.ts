import { FILE_MAX_BYTES } from '@bigorna/domain/limits';

const KIB = 1024;
const MIB = 1024 * KIB;

/** How much an archive may hold. Sizes in bytes; what is counted is counted over all packs inside it together. */
export const ARCHIVE_LIMITS = {
  entries: 30_000,
  /** Of the central directory: what has to be read before anything is known. */
  directoryBytes: 8 * MIB,
  nameBytes: 512,
  /** One file, unpacked. */
  entryBytes: FILE_MAX_BYTES,
  /** All files, unpacked. */
  totalBytes: 1024 * MIB,
  /** Unpacked size to packed size, of one file and of the whole. */
  ratio: 150,
  /** Smaller files may have any ratio: a few lines of the same letter are no bomb. */
  ratioFrom: 4 * MIB,
  /** Packs inside packs. */
  depth: 3,
  /** Packs taken out to look into, at one time: they lie in memory, as all that a function writes. */
  takenOutBytes: FILE_MAX_BYTES,
  manifestBytes: 256 * KIB,
  /** What a manifest may be unpacked for in all: there may be a pack in every folder. */
  manifests: 20,
  /** Packs inside, of which the hashes are kept to find a release by. */
  packsNoted: 200,
  /** From here on a file's size is worth a note. */
  largeBytes: 100 * MIB,
} as const;
