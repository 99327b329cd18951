import type { FindingCode } from '@bigorna/domain/archive-findings';
import { ARCHIVE_LIMITS } from '../limits.ts';
import { handMadeZip, type Part, packsOf, zipOf } from './hand-made-zip.ts';
import { HOSTILE_NAMES } from './hostile-names.ts';
import { HOSTILE_PROGRAMS } from './hostile-programs.ts';
import { HOSTILE_STRUCTURES } from './hostile-structures.ts';
import { STEALERS } from './stealers.ts';

/** A file that must be refused, and why. */
export interface HostileFile {
  readonly name: string;
  readonly expected: FindingCode;
  bytes(): Buffer;
  /** Not `mod.jar`. */
  readonly fileName?: string;
}

const MANIFEST: Part = { name: 'fabric.mod.json', data: '{"schemaVersion":1,"id":"prova","version":"1.0.0"}' };
const MIB = 1024 * 1024;

const withPart = (part: Part) => () => handMadeZip([MANIFEST, part]);
const withName = (name: string | Buffer) => withPart({ name, data: 'x' });
const native = (...head: number[]) => Buffer.concat([Buffer.from(head), Buffer.alloc(100)]);

const nested = (levels: number): Buffer =>
  levels === 0 ? zipOf({ 'a.txt': 'x' }) : zipOf({ 'inner.zip': nested(levels - 1) });

const unicodePath = (name: string): Buffer => {
  const data = Buffer.concat([Buffer.from([1, 0, 0, 0, 0]), Buffer.from(name)]);
  const head = Buffer.alloc(4);
  head.writeUInt16LE(0x7075, 0);
  head.writeUInt16LE(data.length, 2);
  return Buffer.concat([head, data]);
};

/** A 64-bit end record's locator; what it leads to is not looked at. */
const locator = (): Buffer => {
  const bytes = Buffer.alloc(20);
  bytes.writeUInt32LE(0x07064b50, 0);
  return bytes;
};

const good = () => handMadeZip([MANIFEST, { name: 'a.txt', data: 'x' }]);

/** Files as somebody would send them who means harm, made by hand. */
export const HOSTILE_FILES: readonly HostileFile[] = [
  ...HOSTILE_STRUCTURES,
  ...HOSTILE_NAMES,
  ...HOSTILE_PROGRAMS,
  ...STEALERS,
  { name: 'a text', expected: 'not_an_archive', bytes: () => Buffer.from('não sou um arquivo'.repeat(100)) },
  { name: 'nothing but a signature', expected: 'not_an_archive', bytes: () => Buffer.from('PK\u0003\u0004') },
  { name: 'an archive without entries', expected: 'not_an_archive', bytes: () => handMadeZip([]) },
  {
    name: 'an archive behind a program',
    expected: 'not_an_archive',
    bytes: () => handMadeZip([MANIFEST], { before: native(0x4d, 0x5a) }),
  },
  { name: 'an archive cut short', expected: 'not_an_archive', bytes: () => good().subarray(0, -30) },
  {
    name: 'bytes behind the end',
    expected: 'archive_broken',
    bytes: () => handMadeZip([MANIFEST], { behind: Buffer.from('mais') }),
  },
  {
    name: 'bytes between the files and the directory',
    expected: 'archive_broken',
    bytes: () => handMadeZip([MANIFEST], { between: Buffer.alloc(500) }),
  },
  {
    name: 'a second archive hidden before the directory',
    expected: 'archive_broken',
    bytes: () => handMadeZip([MANIFEST], { between: zipOf({ 'evil.txt': 'x' }) }),
  },
  {
    name: 'an end that leads to another directory',
    expected: 'archive_broken',
    bytes: () => handMadeZip([MANIFEST], { says: { start: 0 } }),
  },
  {
    name: 'fewer entries announced than there are',
    expected: 'archive_broken',
    bytes: () => handMadeZip([MANIFEST, { name: 'a.txt', data: 'x' }], { says: { entries: 1 } }),
  },
  {
    name: 'more entries announced than there are',
    expected: 'archive_broken',
    bytes: () => handMadeZip([MANIFEST], { says: { entries: 9 } }),
  },
  {
    name: 'an archive of several disks',
    expected: 'archive_broken',
    bytes: () => handMadeZip([MANIFEST], { says: { disk: 1 } }),
  },
  { name: 'a 64-bit end', expected: 'archive_broken', bytes: () => handMadeZip([MANIFEST], { locator: locator() }) },
  {
    name: 'too many entries',
    expected: 'too_many_entries',
    bytes: () =>
      handMadeZip(
        Array.from({ length: ARCHIVE_LIMITS.entries + 1 }, (_, i) => ({ name: `${i}`, method: 0, data: '' })),
      ),
  },
  {
    name: 'a bomb of zeros',
    expected: 'ratio_too_high',
    bytes: withPart({ name: 'zeros.bin', data: Buffer.alloc(8 * MIB) }),
  },
  {
    name: 'many small bombs',
    expected: 'ratio_too_high',
    bytes: () =>
      handMadeZip([MANIFEST, ...Array.from({ length: 4 }, (_, i) => ({ name: `${i}`, data: Buffer.alloc(3 * MIB) }))]),
  },
  {
    name: 'a file that says it is huge',
    expected: 'unpacks_too_large',
    bytes: withPart({ name: 'a.bin', data: 'x', says: { size: ARCHIVE_LIMITS.entryBytes + 1 } }),
  },
  {
    name: 'a file that unpacks to more than it says',
    expected: 'archive_broken',
    bytes: withPart({ name: 'a.bin', data: Buffer.alloc(MIB), says: { size: 10 } }),
  },
  {
    name: 'a file that unpacks to less than it says',
    expected: 'archive_broken',
    bytes: withPart({ name: 'a.bin', data: 'xyz', says: { size: 400 } }),
  },
  { name: 'a wrong checksum', expected: 'archive_broken', bytes: withPart({ name: 'a', data: 'x', says: { sum: 7 } }) },
  {
    name: 'packed data that is none',
    expected: 'archive_broken',
    bytes: () => {
      const bytes = handMadeZip([MANIFEST, { name: 'a.txt', data: 'x'.repeat(50) }]);
      const at = bytes.indexOf('a.txt') + 'a.txt'.length;
      return bytes.fill(0xff, at, at + 3);
    },
  },
  {
    name: 'two entries at the same place',
    expected: 'archive_broken',
    bytes: withPart({ name: 'fabric.mod.json', data: 'x', says: { at: 0 } }),
  },
  {
    name: 'two files of the same name',
    expected: 'archive_broken',
    bytes: () => handMadeZip([MANIFEST, { ...MANIFEST, data: '{}' }]),
  },
  {
    name: 'another name in the file’s own header',
    expected: 'archive_broken',
    bytes: withPart({ name: 'a.txt', data: 'x', own: { name: 'b.exe' } }),
  },
  {
    name: 'another method in the file’s own header',
    expected: 'archive_broken',
    bytes: withPart({ name: 'a.txt', data: 'x', own: { method: 0 } }),
  },
  {
    name: 'another name in a second field',
    expected: 'archive_broken',
    bytes: withPart({ name: 'a.txt', data: 'x', extra: unicodePath('evil.txt') }),
  },
  {
    name: 'an unknown way of packing',
    expected: 'archive_broken',
    bytes: withPart({ name: 'a', data: 'x', method: 14 }),
  },
  { name: 'a very long name', expected: 'archive_broken', bytes: withName('a'.repeat(ARCHIVE_LIMITS.nameBytes + 1)) },
  { name: 'an empty name', expected: 'archive_broken', bytes: withName('') },
  { name: 'a folder with content', expected: 'archive_broken', bytes: withName('folder/') },
  { name: 'a way out of the folder', expected: 'path_escapes', bytes: withName('../evil.txt') },
  { name: 'a way out of the folder further in', expected: 'path_escapes', bytes: withName('a/../../evil.txt') },
  { name: 'a place from the root', expected: 'path_escapes', bytes: withName('/etc/passwd') },
  { name: 'a drive', expected: 'path_escapes', bytes: withName('C:/evil.txt') },
  { name: 'backslashes', expected: 'path_escapes', bytes: withName('a\\..\\evil.txt') },
  { name: 'a zero byte', expected: 'path_escapes', bytes: withName('a.txt\u0000.png') },
  { name: 'a second stream', expected: 'path_escapes', bytes: withName('a.txt:evil.exe') },
  { name: 'a link', expected: 'link_inside', bytes: withPart({ name: 'a', data: '/etc/passwd', mode: 0o120777 }) },
  { name: 'a device', expected: 'link_inside', bytes: withPart({ name: 'a', data: 'x', mode: 0o020666 }) },
  {
    name: 'an encrypted file',
    expected: 'archive_encrypted',
    bytes: withPart({ name: 'a', data: 'x'.repeat(13), flags: 1, method: 0, says: { size: 1 } }),
  },
  {
    name: 'a strongly encrypted file',
    expected: 'archive_encrypted',
    bytes: withPart({ name: 'a', data: 'x', flags: 0x41 }),
  },
  ...[
    'evil.exe',
    'EVIL.ExE',
    'native/evil.dll',
    'run.bat',
    'run.sh',
    'run.ps1',
    'lib/evil.so.1',
    'evil.exe. ',
    'a.lnk',
  ].map(
    (name): HostileFile => ({ name: `a file called ${name}`, expected: 'executable_inside', bytes: withName(name) }),
  ),
  {
    name: 'a program for Windows by another name',
    expected: 'executable_inside',
    bytes: withPart({ name: 'a.png', data: native(0x4d, 0x5a) }),
  },
  {
    name: 'a program for Linux by another name',
    expected: 'executable_inside',
    bytes: withPart({ name: 'a.png', data: native(0x7f, 0x45, 0x4c, 0x46) }),
  },
  {
    name: 'a program for macOS by another name',
    expected: 'executable_inside',
    bytes: withPart({ name: 'a.png', data: native(0xcf, 0xfa, 0xed, 0xfe) }),
  },
  {
    name: 'a script by another name',
    expected: 'executable_inside',
    bytes: withPart({ name: 'a.txt', data: '#!/bin/sh\nrm -rf ~\n' }),
  },
  {
    name: 'a program in a pack inside',
    expected: 'executable_inside',
    bytes: () => zipOf({ 'META-INF/jars/a.jar': zipOf({ 'evil.exe': 'x' }) }),
  },
  {
    name: 'a program in an archive by another name',
    expected: 'executable_inside',
    bytes: () => zipOf({ 'a.png': zipOf({ 'evil.exe': 'x' }) }),
  },
  {
    name: 'a bomb in a pack inside',
    expected: 'ratio_too_high',
    bytes: () => zipOf({ 'a.jar': zipOf({ a: Buffer.alloc(8 * MIB) }) }),
  },
  {
    name: 'packs inside packs inside packs',
    expected: 'nested_too_deep',
    bytes: () => nested(ARCHIVE_LIMITS.depth + 1),
  },
  {
    name: 'more packs inside than can be noted',
    expected: 'too_many_packs',
    bytes: () => zipOf(packsOf(ARCHIVE_LIMITS.packsNoted + 1)),
  },
  { name: 'a pack inside that is none', expected: 'archive_broken', bytes: withPart({ name: 'a.jar', data: 'x' }) },
  { name: 'a mod called an add-on', expected: 'wrong_kind', bytes: good, fileName: 'mod.mcaddon' },
  { name: 'a mod called a program', expected: 'wrong_kind', bytes: good, fileName: 'mod.exe' },
  {
    name: 'an add-on called a mod',
    expected: 'wrong_kind',
    bytes: () => zipOf({ 'manifest.json': '{"header":{"uuid":"u"},"modules":[]}' }),
  },
];
