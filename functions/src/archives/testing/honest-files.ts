import type { FindingCode } from '@bigorna/domain/archive-findings';
import { ARCHIVE_LIMITS } from '../limits.ts';
import { classWith, extraField, handMadeZip, type Part, packsOf, streamed, zipOf } from './hand-made-zip.ts';

/** A file that nothing speaks against, and the finding that one much like it is refused for. */
export interface HonestFile {
  readonly name: string;
  readonly twinOf: FindingCode;
  /** What a person is to look at, where it is held. */
  readonly held?: string;
  bytes(): Buffer;
}

const TEXT: Part = { name: 'a.txt', data: 'um texto que se descompacta' };
const honest = (twinOf: FindingCode, name: string, bytes: () => Buffer, held?: string): HonestFile => ({
  twinOf,
  name,
  bytes,
  ...(held === undefined ? {} : { held }),
});
const inClass = (twinOf: FindingCode, name: string, ...texts: readonly string[]) =>
  honest(twinOf, name, () => zipOf({ 'a/B.class': classWith('run', ...texts) }));
const held = (marker: string, name: string, ...texts: readonly string[]) =>
  honest('known_stealer', name, () => zipOf({ 'a/B.class': classWith('run', ...texts) }), marker);

const nested = (levels: number): Buffer =>
  levels === 0 ? zipOf({ 'a.txt': 'x' }) : zipOf({ 'inner.zip': nested(levels - 1) });

/** Honest archives that are nearly hostile ones: each kind of refusal has its own. */
export const HONEST_FILES: readonly HonestFile[] = [
  honest('not_an_archive', 'an archive with nothing before it', () => handMadeZip([TEXT])),
  honest('archive_broken', 'sums behind the data, as tools that stream write them', () =>
    handMadeZip([streamed(TEXT)]),
  ),
  honest('archive_broken', 'sums behind the data without a signature', () => {
    const { behind = Buffer.alloc(0), ...part } = streamed(TEXT);
    return handMadeZip([{ ...part, behind: behind.subarray(4) }]);
  }),
  honest('archive_broken', 'a comment', () => handMadeZip([TEXT], { comment: Buffer.from('feito à mão') })),
  honest('archive_broken', 'padding by which data is aligned', () =>
    handMadeZip([{ ...TEXT, own: { extra: Buffer.alloc(3) } }]),
  ),
  honest('archive_broken', 'times in an extra field', () =>
    handMadeZip([
      { ...TEXT, extra: extraField(0x5455, Buffer.alloc(5)), own: { extra: extraField(0x5455, Buffer.alloc(9)) } },
    ]),
  ),
  honest('archive_broken', 'folders named twice', () =>
    handMadeZip([{ name: 'a/' }, { name: 'a/' }, { name: 'a/b', data: 'x' }]),
  ),
  honest('archive_broken', 'a folder as some tools pack it', () =>
    handMadeZip([
      { name: 'a/', method: 8 },
      { name: 'a/b', data: 'x' },
    ]),
  ),
  honest('archive_broken', 'an empty file, packed', () => handMadeZip([{ name: 'a', data: '' }])),
  honest('archive_broken', 'large files, packed and not', () =>
    handMadeZip([
      { name: 'a.bin', data: Buffer.alloc(3_000_000, 'abc') },
      streamed({ name: 'b.bin', data: Buffer.alloc(3_000_000, 'abcd') }),
      { name: 'c.bin', data: Buffer.alloc(3_000_000, 'abcde'), method: 0 },
    ]),
  ),
  honest('archive_encrypted', 'a file without a password', () => handMadeZip([{ ...TEXT, method: 0 }])),
  honest('too_many_entries', 'many files', () =>
    zipOf(Object.fromEntries(Array.from({ length: 500 }, (_, i) => [`${i}`, 'x']))),
  ),
  honest('unpacks_too_large', 'a file of some size', () =>
    handMadeZip([{ name: 'a', data: Buffer.alloc(1_000_000, 'abc') }]),
  ),
  honest('ratio_too_high', 'a small file of one letter', () =>
    handMadeZip([{ name: 'a', data: Buffer.alloc(1_000_000) }]),
  ),
  honest('nested_too_deep', 'packs as deep as they may be', () => nested(3)),
  honest('path_escapes', 'dots in names', () => zipOf({ 'a/..b.txt': 'x', '.hidden': 'y', 'a/b..txt': 'z' })),
  honest('name_misleads', 'names in several writings', () =>
    zipOf({ 'lang/简体中文.json': '{}', 'العربية.json': '{}', 'ação.txt': 'x' }),
  ),
  honest('names_collide', 'classes that differ in capitals, as obfuscators call them', () =>
    zipOf({ 'a.class': 'x', 'A.class': 'y' }),
  ),
  honest('names_collide', 'the same name in two folders', () => zipOf({ 'a/x.txt': '1', 'b/X.txt': '2' })),
  honest('link_inside', 'a file that may be executed, says Unix', () => handMadeZip([{ ...TEXT, mode: 0o100755 }])),
  honest('link_inside', 'a file from Windows', () => handMadeZip([{ ...TEXT, mode: 0, attributes: 0x20 }])),
  honest('executable_inside', 'a class, which begins as a program for macOS does', () =>
    zipOf({ 'a.class': classWith('x') }),
  ),
  honest('executable_inside', 'a text that begins like a program', () =>
    zipOf({ 'a.txt': 'MZ, o melhor mod de todos os tempos, com muitas e muitas palavras e mais' }),
  ),
  honest('executable_inside', 'a text about batch files', () =>
    zipOf({ 'a.md': 'Escreva @echo off na primeira linha.' }),
  ),
  honest('sealed_pack_inside', 'a structure of the game, which gzip packs', () =>
    zipOf({ 'data/a.nbt': Buffer.from('1f8b08000000000000ff0300000000000000', 'hex') }),
  ),
  honest('too_many_packs', 'as many packs as can be noted', () => zipOf(packsOf(ARCHIVE_LIMITS.packsNoted))),
  honest('known_malware', 'a file that nobody blocked', () => zipOf({ 'a.txt': 'outro' })),
  honest('wrong_kind', 'a mod called a mod', () => zipOf({ 'fabric.mod.json': '{"id":"a","version":"1"}' })),
  inClass('known_stealer', 'an address that is nearly a known one', 'http://85.217.144.13/', 'files.pages.dev'),
  inClass('known_stealer', 'a song that everybody knows', 'https://www.youtube.com/watch?v=dQw4w9WgXcQ'),
  inClass(
    'known_stealer',
    'the session of the game, and nowhere to send it',
    '()Lnet/minecraft/class_320;',
    'method_1674',
  ),
  inClass('known_stealer', 'PowerShell named in a text', 'powershell', 'java/lang/Runtime'),
  inClass('known_stealer', 'a world’s store', 'leveldb', 'db/CURRENT', 'discord.gg/abc'),
  inClass('known_stealer', 'a program that is started to open a folder', 'java/lang/ProcessBuilder', 'xdg-open'),
  honest('known_stealer', 'words that are marks together, each in a jar of its own', () =>
    zipOf({
      'META-INF/jars/a.jar': zipOf({ 'a.class': classWith('()Lnet/minecraft/class_320;', 'method_1674') }),
      'b.class': classWith('x'),
    }),
  ),
  held('webhook', 'a bridge to Discord', 'https://discord.com/api/webhooks/'),
  held('launcher_accounts', 'a switch of accounts', 'launcher_accounts.json'),
  held('autostart', 'a mod that starts with the system', 'java/lang/Runtime', 'schtasks'),
  held('fetched_code', 'a mod that loads code', 'java/net/URLClassLoader', 'https://pastebin.com/raw/abc'),
  held('keyboard_heard', 'a mod that hears keys', 'com/github/kwhat/jnativehook/GlobalScreen'),
  held('browser_storage', 'a mod with a browser in it', 'Local Storage/leveldb'),
  held('contract_called', 'a mod about a blockchain', 'eth_call', 'java/lang/ClassLoader'),
];
