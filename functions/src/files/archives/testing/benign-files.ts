import type { FindingCode } from '@bigorna/domain/archive-findings';
import { ARCHIVE_LIMITS } from '../archive-limits.ts';
import {
  buildClassFile,
  buildNestedZip,
  buildPacks,
  buildRawZip,
  buildTestZip,
  encodeExtraField,
  toStreamedPart,
  type ZipPart,
} from './build-raw-zip.ts';

/** A benign file that resembles a hostile file. */
export interface BenignFile {
  readonly name: string;
  /** Finding of the hostile file that this file resembles. */
  readonly hostileCode: FindingCode;
  /** Marker that puts the file on hold. */
  readonly held?: string;
  bytes(): Buffer;
}

const TEXT: ZipPart = { name: 'a.txt', data: 'um texto que se descompacta' };
const benign = (hostileCode: FindingCode, name: string, bytes: () => Buffer, held?: string): BenignFile => ({
  hostileCode,
  name,
  bytes,
  ...(held === undefined ? {} : { held }),
});
const inClass = (hostileCode: FindingCode, name: string, ...texts: readonly string[]) =>
  benign(hostileCode, name, () => buildTestZip({ 'a/B.class': buildClassFile('run', ...texts) }));
const held = (marker: string, name: string, ...texts: readonly string[]) =>
  benign('known_stealer', name, () => buildTestZip({ 'a/B.class': buildClassFile('run', ...texts) }), marker);

/** Benign archives that resemble hostile archives, for each kind of refusal. */
export const BENIGN_FILES: readonly BenignFile[] = [
  benign('not_an_archive', 'an archive without leading bytes', () => buildRawZip([TEXT])),
  benign('nested_not_an_archive', 'a nested archive', () => buildTestZip({ 'a.jar': buildTestZip({ 'b.txt': 'x' }) })),
  benign('archive_empty', 'an archive of an empty folder', () => buildRawZip([{ name: 'a/' }])),
  benign('archive_split', 'an archive in one part, with a long comment', () =>
    buildRawZip([TEXT], { comment: Buffer.alloc(60_000, 'a') }),
  ),
  benign('archive_zip64', 'an extra field that is not of ZIP64', () =>
    buildRawZip([{ ...TEXT, extra: encodeExtraField(0x000a, Buffer.alloc(32)) }]),
  ),
  benign('directory_too_large', 'many files with extra fields', () =>
    buildRawZip(
      Array.from({ length: 100 }, (_, i) => ({
        name: `${i}`,
        data: 'x',
        extra: encodeExtraField(0xcafe, Buffer.alloc(60_000)),
      })),
    ),
  ),
  benign('method_unsupported', 'stored and deflated files', () =>
    buildRawZip([TEXT, { ...TEXT, name: 'b', method: 0 }]),
  ),
  benign('archive_ambiguous', 'a data descriptor, as streaming tools write it', () =>
    buildRawZip([toStreamedPart(TEXT)]),
  ),
  benign('archive_ambiguous', 'a data descriptor without a signature', () => {
    const { descriptor = Buffer.alloc(0), ...part } = toStreamedPart(TEXT);
    return buildRawZip([{ ...part, descriptor: descriptor.subarray(4) }]);
  }),
  benign('archive_ambiguous', 'a comment', () => buildRawZip([TEXT], { comment: Buffer.from('feito à mão') })),
  benign('archive_ambiguous', 'padding that aligns data', () =>
    buildRawZip([{ ...TEXT, local: { extra: Buffer.alloc(3) } }]),
  ),
  benign('archive_ambiguous', 'times in an extra field', () =>
    buildRawZip([
      {
        ...TEXT,
        extra: encodeExtraField(0x5455, Buffer.alloc(5)),
        local: { extra: encodeExtraField(0x5455, Buffer.alloc(9)) },
      },
    ]),
  ),
  benign('name_twice', 'folders listed twice', () =>
    buildRawZip([{ name: 'a/' }, { name: 'a/' }, { name: 'a/b', data: 'x' }]),
  ),
  benign('archive_ambiguous', 'a folder marked as compressed', () =>
    buildRawZip([
      { name: 'a/', method: 8 },
      { name: 'a/b', data: 'x' },
    ]),
  ),
  benign('archive_broken', 'an empty compressed file', () => buildRawZip([{ name: 'a', data: '' }])),
  benign('archive_broken', 'large files, compressed and stored', () =>
    buildRawZip([
      { name: 'a.bin', data: Buffer.alloc(3_000_000, 'abc') },
      toStreamedPart({ name: 'b.bin', data: Buffer.alloc(3_000_000, 'abcd') }),
      { name: 'c.bin', data: Buffer.alloc(3_000_000, 'abcde'), method: 0 },
    ]),
  ),
  benign('archive_encrypted', 'a stored file without encryption', () => buildRawZip([{ ...TEXT, method: 0 }])),
  benign('too_many_entries', 'many files', () =>
    buildTestZip(Object.fromEntries(Array.from({ length: 500 }, (_, i) => [`${i}`, 'x']))),
  ),
  benign('unpacks_too_large', 'a file of 1 MB', () =>
    buildRawZip([{ name: 'a', data: Buffer.alloc(1_000_000, 'abc') }]),
  ),
  benign('ratio_too_high', 'a small file of one letter', () =>
    buildRawZip([{ name: 'a', data: Buffer.alloc(1_000_000) }]),
  ),
  benign('nested_too_deep', 'archives nested to the maximum depth', () => buildNestedZip(3)),
  benign('path_escapes', 'dots in names', () => buildTestZip({ 'a/..b.txt': 'x', '.hidden': 'y', 'a/b..txt': 'z' })),
  benign('path_backslash', 'slashes between folders', () => buildTestZip({ 'BP/scripts/main.js': 'x' })),
  benign('path_invalid', 'spaces and signs in names', () => buildTestZip({ 'a b/c+d (1)#~.txt': 'x' })),
  benign('name_too_long', 'a name of the maximum length', () =>
    buildTestZip({ ['a'.repeat(ARCHIVE_LIMITS.nameBytes)]: 'x' }),
  ),
  benign('name_not_utf8', 'a name in an old encoding, without the UTF-8 flag', () =>
    buildRawZip([{ name: Buffer.from([0x61, 0x87, 0x62]), data: 'x', flags: 0 }]),
  ),
  benign('file_and_folder', 'a file beside a folder that begins alike', () =>
    buildTestZip({ 'a.txt': 'x', 'a/b': 'y' }),
  ),
  benign('name_misleads', 'names in several scripts', () =>
    buildTestZip({ 'lang/简体中文.json': '{}', 'العربية.json': '{}', 'ação.txt': 'x' }),
  ),
  benign('names_collide', 'classes that differ in case, as obfuscators name them', () =>
    buildTestZip({ 'a.class': 'x', 'A.class': 'y' }),
  ),
  benign('names_collide', 'the same name in two folders', () => buildTestZip({ 'a/x.txt': '1', 'b/X.txt': '2' })),
  benign('link_inside', 'a file with Unix execute permission', () => buildRawZip([{ ...TEXT, mode: 0o100755 }])),
  benign('link_inside', 'a file from Windows', () => buildRawZip([{ ...TEXT, mode: 0, attributes: 0x20 }])),
  benign('executable_inside', 'a class, with the same signature as macOS programs', () =>
    buildTestZip({ 'a.class': buildClassFile('x') }),
  ),
  benign('executable_inside', 'a text that begins like a program', () =>
    buildTestZip({ 'a.txt': 'MZ, o melhor mod de todos os tempos, com muitas e muitas palavras e mais' }),
  ),
  benign('executable_inside', 'a text about batch files', () =>
    buildTestZip({ 'a.md': 'Escreva @echo off na primeira linha.' }),
  ),
  benign('sealed_pack_inside', 'a game structure, compressed by gzip', () =>
    buildTestZip({ 'data/a.nbt': Buffer.from('1f8b08000000000000ff0300000000000000', 'hex') }),
  ),
  benign('too_many_packs', 'the maximum of nested archives', () => buildTestZip(buildPacks(ARCHIVE_LIMITS.packHashes))),
  benign('known_malware', 'a file that is not blocked', () => buildTestZip({ 'a.txt': 'outro' })),
  benign('wrong_kind', 'a mod with the extension of a mod', () =>
    buildTestZip({ 'fabric.mod.json': '{"id":"a","version":"1"}' }),
  ),
  inClass('known_stealer', 'an IP address similar to a known one', 'http://85.217.144.13/', 'files.pages.dev'),
  inClass('known_stealer', 'the URL of a well-known video', 'https://www.youtube.com/watch?v=dQw4w9WgXcQ'),
  inClass(
    'known_stealer',
    'the session token without a URL to send it to',
    '()Lnet/minecraft/class_320;',
    'method_1674',
  ),
  inClass('known_stealer', 'PowerShell named in a text', 'powershell', 'java/lang/Runtime'),
  inClass('known_stealer', 'a world’s database', 'leveldb', 'db/CURRENT', 'discord.gg/abc'),
  inClass('known_stealer', 'a process that opens a folder', 'java/lang/ProcessBuilder', 'xdg-open'),
  benign('known_stealer', 'parts of a marker in separate jars', () =>
    buildTestZip({
      'META-INF/jars/a.jar': buildTestZip({ 'a.class': buildClassFile('()Lnet/minecraft/class_320;', 'method_1674') }),
      'b.class': buildClassFile('x'),
    }),
  ),
  held('webhook', 'a bridge to Discord', 'https://discord.com/api/webhooks/'),
  held('launcher_accounts', 'an account switcher', 'launcher_accounts.json'),
  held('autostart', 'a mod that starts with the system', 'java/lang/Runtime', 'schtasks'),
  held('fetched_code', 'a mod that loads code', 'java/net/URLClassLoader', 'https://pastebin.com/raw/abc'),
  held('keyboard_heard', 'a mod with global hotkeys', 'com/github/kwhat/jnativehook/GlobalScreen'),
  held('browser_storage', 'a mod with a browser in it', 'Local Storage/leveldb'),
  held('contract_called', 'a mod about a blockchain', 'eth_call', 'java/lang/ClassLoader'),
];
