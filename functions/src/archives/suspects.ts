import { createHash } from 'node:crypto';
import type { Finding } from '@bigorna/domain/entities/mod';
import { type Blocklist, type HashName, hashesFor, nameIn } from './blocklist.ts';
import { ARCHIVE_LIMITS } from './limits.ts';
import { type MarkerFound, MarkerSearch } from './markers/marker-search.ts';
import { Refusal } from './refusal.ts';

/** What speaks against files of one pack by what is in them: their hashes, and the marks of known stealers. */
export class PackSuspects {
  readonly #search = new MarkerSearch();
  readonly #of: Suspects;

  constructor(of: Suspects) {
    this.#of = of;
  }

  /**
   * A file's bytes, watched as they pass.
   *
   * @param isPack of a pack only the hash is looked at: what is in it is looked at file by file
   * @throws Refusal known_malware, known_stealer, behind the last byte
   */
  async *watch(
    place: string,
    name: string,
    bytes: AsyncIterable<Buffer>,
    isPack: boolean,
  ): AsyncGenerator<Buffer, void> {
    const hashes = this.#of.hashesOf(isPack).map((one) => [one, createHash(one)] as const);
    const search = isPack ? undefined : this.#search.of(name);
    for await (const chunk of bytes) {
      for (const [, hash] of hashes) hash.update(chunk);
      search?.next(chunk);
      yield chunk;
    }
    const sums = new Map(hashes.map(([one, hash]) => [one, hash.digest('hex')]));
    this.#of.judge(place, sums, isPack, this.#search.completed(place));
  }
}

/** What speaks against the files of an archive, and of all packs inside it. */
export class Suspects {
  readonly suspicions: Finding[] = [];
  readonly packs: string[] = [];
  readonly #blocked: Blocklist;
  readonly #hashes: readonly HashName[];

  constructor(blocked: Blocklist) {
    this.#blocked = blocked;
    this.#hashes = hashesFor(blocked);
  }

  /** Words of several packs say nothing together: each is searched by itself. */
  inPack(): PackSuspects {
    return new PackSuspects(this);
  }

  hashesOf(isPack: boolean): HashName[] {
    return [...new Set<HashName>(isPack ? ['sha256', ...this.#hashes] : this.#hashes)];
  }

  /** @throws Refusal known_malware, known_stealer */
  judge(place: string, sums: ReadonlyMap<HashName, string>, isPack: boolean, marks: readonly MarkerFound[]): void {
    const name = nameIn(this.#blocked, [...sums.values()]);
    if (name !== undefined) throw new Refusal('known_malware', { name, entry: place });
    const sum = sums.get('sha256');
    if (isPack && sum !== undefined && this.packs.length < ARCHIVE_LIMITS.packsNoted) this.packs.push(sum);
    const certain = marks.find(({ marker }) => marker.severity === 'refuse');
    if (certain) throw new Refusal('known_stealer', { marker: certain.marker.id, entry: place });
    for (const { marker, entry } of marks) this.#suspect(marker.id, entry);
  }

  #suspect(marker: string, entry: string): void {
    if (this.suspicions.some(({ values }) => values.marker === marker)) return;
    this.suspicions.push(new Refusal('stealer_suspected', { marker, entry }).finding);
  }
}
