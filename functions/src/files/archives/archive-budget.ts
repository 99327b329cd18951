import type { ArchiveEntry } from './archive-entry.ts';
import { ARCHIVE_LIMITS } from './archive-limits.ts';
import { getCompressionRatio } from './check-entry.ts';
import { Refusal } from './refusal.ts';

/** Enforces the limits for an archive and all its nested archives together. */
export class ArchiveBudget {
  #entries = 0;
  #bytes = 0;
  #takenOut = 0;

  /**
   * Adds a directory's entries.
   *
   * @param packed compressed size of the archive in bytes
   * @throws Refusal too_many_entries, unpacks_too_large, ratio_too_high
   */
  add(entries: readonly ArchiveEntry[], packed: number): void {
    const { entries: entriesMax, totalBytes: max, ratio, ratioFrom } = ARCHIVE_LIMITS;
    const size = entries.reduce((sum, entry) => sum + entry.size, 0);
    this.#entries += entries.length;
    this.#bytes += size;
    if (this.#entries > entriesMax) throw new Refusal('too_many_entries', { count: this.#entries, max: entriesMax });
    if (this.#bytes > max) throw new Refusal('unpacks_too_large', { size: this.#bytes, max });
    const totalRatio = getCompressionRatio({ size, packedSize: packed });
    if (size > ratioFrom && totalRatio > ratio) throw new Refusal('ratio_too_high', { ratio: totalRatio, max: ratio });
  }

  /**
   * Runs work on an extracted nested archive. Its size counts against the limit until the work ends.
   *
   * @throws Refusal unpacks_too_large, nested_too_deep
   */
  async runExtracted<T>(size: number, depth: number, work: () => Promise<T>): Promise<T> {
    const { takenOutBytes: max, depth: depthMax } = ARCHIVE_LIMITS;
    if (depth > depthMax) throw new Refusal('nested_too_deep', { depth, max: depthMax });
    this.#takenOut += size;
    if (this.#takenOut > max) throw new Refusal('unpacks_too_large', { size: this.#takenOut, max });
    try {
      return await work();
    } finally {
      this.#takenOut -= size;
    }
  }
}
