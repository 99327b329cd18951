import { createHash } from 'node:crypto';
import type { Finding } from '@bigorna/domain/entities/release';
import { ARCHIVE_LIMITS } from './archive-limits.ts';
import { type Blocklist, findBlockedName, getNeededHashes, HASH_NAMES, type HashName } from './blocklist.ts';
import { ArchiveEndSearch } from './is-compressed.ts';
import { type MarkerMatch, MarkerSearch } from './markers/marker-search.ts';
import { Refusal } from './refusal.ts';

/** Scans the files of one archive for blocked hashes and for markers of known stealers. */
export class ArchiveScan {
  readonly #search = new MarkerSearch();
  readonly #scan: ThreatScan;

  constructor(scan: ThreatScan) {
    this.#scan = scan;
  }

  /**
   * Passes an entry's bytes through and scans them.
   *
   * @param isNested a nested archive is only hashed here; its files are scanned separately
   * @throws Refusal known_malware, too_many_packs or known_stealer, after the last byte
   */
  async *watch(
    path: string,
    name: string,
    bytes: AsyncIterable<Buffer>,
    isNested: boolean,
  ): AsyncGenerator<Buffer, void> {
    const hashes = this.#scan.getHashNames(isNested).map((one) => [one, createHash(one)] as const);
    const search = isNested ? undefined : this.#search.startEntry(name);
    const archiveEnd = isNested ? undefined : new ArchiveEndSearch();
    for await (const chunk of bytes) {
      for (const [, hash] of hashes) hash.update(chunk);
      search?.next(chunk);
      archiveEnd?.next(chunk);
      yield chunk;
    }
    const digests = new Map(hashes.map(([one, hash]) => [one, hash.digest('hex')]));
    this.#scan.check(path, digests, isNested, this.#search.takeCompleted(path));
    if (archiveEnd?.isFound) this.#scan.addSuspicion('packed_inside', { entry: path });
  }
}

/** Scan results of an archive and all nested archives. */
export class ThreatScan {
  readonly suspicions: Finding[] = [];
  readonly packs: string[] = [];
  #packCount = 0;
  readonly #blocked: Blocklist;
  readonly #filesPerFinding: number;
  /** Paths with a finding, by code and marker. */
  readonly #flagged = new Map<string, Set<string>>();
  readonly #hashes: readonly HashName[];

  /** @param filesPerFinding maximum of reported files per code and marker */
  constructor(blocked: Blocklist, filesPerFinding: number) {
    this.#blocked = blocked;
    this.#filesPerFinding = filesPerFinding;
    this.#hashes = getNeededHashes(blocked);
  }

  /**
   * Creates the scan of one archive. Each archive is searched separately: parts of a marker in several archives mean
   * nothing.
   */
  startArchive(): ArchiveScan {
    return new ArchiveScan(this);
  }

  getHashNames(isNested: boolean): readonly HashName[] {
    return isNested ? HASH_NAMES : this.#hashes;
  }

  /** @throws Refusal known_malware, too_many_packs, known_stealer */
  check(
    path: string,
    digests: ReadonlyMap<HashName, string>,
    isNested: boolean,
    markerMatches: readonly MarkerMatch[],
  ): void {
    const name = findBlockedName(this.#blocked, [...digests.values()]);
    if (name !== undefined) throw new Refusal('known_malware', { name, entry: path });
    if (isNested) this.#addPack([...digests.values()]);
    const stealer = markerMatches.find(({ marker }) => marker.severity === 'refuse');
    if (stealer) throw new Refusal('known_stealer', { marker: stealer.marker.id, entry: path });
    for (const { marker, entry } of markerMatches) this.addSuspicion('stealer_suspected', { marker: marker.id, entry });
  }

  /** Adds a finding for a person to look at, unless the file has it or the maximum is reached. */
  addSuspicion(
    code: 'stealer_suspected' | 'packed_inside',
    values: { readonly marker?: string; readonly entry: string },
  ): void {
    const kind = `${code} ${values.marker}`;
    const paths = this.#flagged.get(kind) ?? new Set();
    if (paths.has(values.entry) || paths.size >= this.#filesPerFinding) return;
    this.#flagged.set(kind, paths.add(values.entry));
    this.suspicions.push(new Refusal(code, { ...values }).finding);
  }

  /** Stores the hashes of a nested archive. If staff block the archive later, a take-down finds the release. */
  #addPack(hashes: readonly string[]): void {
    const { packHashes: max } = ARCHIVE_LIMITS;
    this.#packCount += 1;
    if (this.#packCount > max) throw new Refusal('too_many_packs', { max });
    this.packs.push(...hashes);
  }
}
