import { createHash } from 'node:crypto';
import type { Finding } from '@bigorna/domain/entities/release';
import { type Blocklist, HASH_NAMES, type HashName, hashesFor, nameIn } from './blocklist.ts';
import { ARCHIVE_LIMITS } from './limits.ts';
import { type MarkerFound, MarkerSearch } from './markers/marker-search.ts';
import { ArchiveEndSearch } from './packed.ts';
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
   * @throws Refusal known_malware, too_many_packs, known_stealer, behind the last byte
   */
  async *watch(
    place: string,
    name: string,
    bytes: AsyncIterable<Buffer>,
    isPack: boolean,
  ): AsyncGenerator<Buffer, void> {
    const hashes = this.#of.hashesOf(isPack).map((one) => [one, createHash(one)] as const);
    const search = isPack ? undefined : this.#search.of(name);
    const hidden = isPack ? undefined : new ArchiveEndSearch();
    for await (const chunk of bytes) {
      for (const [, hash] of hashes) hash.update(chunk);
      search?.next(chunk);
      hidden?.next(chunk);
      yield chunk;
    }
    const sums = new Map(hashes.map(([one, hash]) => [one, hash.digest('hex')]));
    this.#of.judge(place, sums, isPack, this.#search.completed(place));
    if (hidden?.isFound) this.#of.note('packed_inside', { entry: place });
  }
}

/** What speaks against the files of an archive, and of all packs inside it. */
export class Suspects {
  readonly suspicions: Finding[] = [];
  readonly packs: string[] = [];
  #packsSeen = 0;
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

  hashesOf(isPack: boolean): readonly HashName[] {
    return isPack ? HASH_NAMES : this.#hashes;
  }

  /** @throws Refusal known_malware, too_many_packs, known_stealer */
  judge(place: string, sums: ReadonlyMap<HashName, string>, isPack: boolean, marks: readonly MarkerFound[]): void {
    const name = nameIn(this.#blocked, [...sums.values()]);
    if (name !== undefined) throw new Refusal('known_malware', { name, entry: place });
    if (isPack) this.#notePack([...sums.values()]);
    const certain = marks.find(({ marker }) => marker.severity === 'refuse');
    if (certain) throw new Refusal('known_stealer', { marker: certain.marker.id, entry: place });
    for (const { marker, entry } of marks) this.note('stealer_suspected', { marker: marker.id, entry });
  }

  /** What a person has to look at; the first place of each is said. */
  note(
    code: 'stealer_suspected' | 'packed_inside',
    values: { readonly marker?: string; readonly entry: string },
  ): void {
    const isKnown = ({ code: known, values: { marker } }: Finding) => known === code && marker === values.marker;
    if (!this.suspicions.some(isKnown)) this.suspicions.push(new Refusal(code, { ...values }).finding);
  }

  /** A pack that is not noted would not be found when it is blocked later. */
  #notePack(hashes: readonly string[]): void {
    const { packsNoted: max } = ARCHIVE_LIMITS;
    this.#packsSeen += 1;
    if (this.#packsSeen > max) throw new Refusal('too_many_packs', { max });
    this.packs.push(...hashes);
  }
}
