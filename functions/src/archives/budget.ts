import type { ArchiveEntry } from './entry.ts';
import { ratioOf } from './entry-checks.ts';
import { ARCHIVE_LIMITS } from './limits.ts';
import { Refusal } from './refusal.ts';

/** What an archive and all packs inside it have used up of the limits, together. */
export class Budget {
  #entries = 0;
  #bytes = 0;
  #takenOut = 0;

  /**
   * Takes a directory's entries from what is left.
   *
   * @param packed size of the archive that they are in
   * @throws Refusal too_many_entries, unpacks_too_large, ratio_too_high
   */
  spend(entries: readonly ArchiveEntry[], packed: number): void {
    const { entries: entriesMax, totalBytes: max, ratio, ratioFrom } = ARCHIVE_LIMITS;
    const size = entries.reduce((sum, entry) => sum + entry.size, 0);
    this.#entries += entries.length;
    this.#bytes += size;
    if (this.#entries > entriesMax) throw new Refusal('too_many_entries', { count: this.#entries, max: entriesMax });
    if (this.#bytes > max) throw new Refusal('unpacks_too_large', { size: this.#bytes, max });
    const whole = ratioOf({ size, packedSize: packed });
    if (size > ratioFrom && whole > ratio) throw new Refusal('ratio_too_high', { ratio: whole, max: ratio });
  }

  /**
   * Runs work on a pack that was taken out of an archive and is put away after it.
   *
   * @throws Refusal unpacks_too_large, nested_too_deep
   */
  async takeOut<T>(size: number, depth: number, work: () => Promise<T>): Promise<T> {
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
