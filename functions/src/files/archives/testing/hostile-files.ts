import { ARCHIVE_LIMITS } from '../archive-limits.ts';
import { buildPacks, buildRawZip, buildTestZip, type ZipPart } from './build-raw-zip.ts';
import type { HostileFile } from './hostile-file.ts';
import { HOSTILE_NAMES } from './hostile-names.ts';
import { HOSTILE_PROGRAMS } from './hostile-programs.ts';
import { HOSTILE_STRUCTURES } from './hostile-structures.ts';
import { STEALERS } from './stealers.ts';

const MANIFEST: ZipPart = { name: 'fabric.mod.json', data: '{"schemaVersion":1,"id":"prova","version":"1.0.0"}' };
const MIB = 1024 * 1024;

const withPart = (part: ZipPart) => () => buildRawZip([MANIFEST, part]);
const withName = (name: string | Buffer) => withPart({ name, data: 'x' });
const native = (...head: number[]) => Buffer.concat([Buffer.from(head), Buffer.alloc(100)]);

const nested = (levels: number): Buffer =>
  levels === 0 ? buildTestZip({ 'a.txt': 'x' }) : buildTestZip({ 'inner.zip': nested(levels - 1) });

const unicodePath = (name: string): Buffer => {
  const data = Buffer.concat([Buffer.from([1, 0, 0, 0, 0]), Buffer.from(name)]);
  const head = Buffer.alloc(4);
  head.writeUInt16LE(0x7075, 0);
  head.writeUInt16LE(data.length, 2);
  return Buffer.concat([head, data]);
};

/** Locator of a ZIP64 end record. The inspection does not follow it. */
const locator = (): Buffer => {
  const bytes = Buffer.alloc(20);
  bytes.writeUInt32LE(0x07064b50, 0);
  return bytes;
};

const buildValid = () => buildRawZip([MANIFEST, { name: 'a.txt', data: 'x' }]);

/** Hand-made hostile files. */
export const HOSTILE_FILES: readonly HostileFile[] = [
  ...HOSTILE_STRUCTURES,
  ...HOSTILE_NAMES,
  ...HOSTILE_PROGRAMS,
  ...STEALERS,
  { name: 'a text', expected: 'not_an_archive', bytes: () => Buffer.from('não sou um arquivo'.repeat(100)) },
  { name: 'nothing but a signature', expected: 'not_an_archive', bytes: () => Buffer.from('PK\u0003\u0004') },
  { name: 'an archive without entries', expected: 'not_an_archive', bytes: () => buildRawZip([]) },
  {
    name: 'an archive after a program',
    expected: 'not_an_archive',
    bytes: () => buildRawZip([MANIFEST], { before: native(0x4d, 0x5a) }),
  },
  { name: 'a truncated archive', expected: 'not_an_archive', bytes: () => buildValid().subarray(0, -30) },
  {
    name: 'bytes after the end',
    expected: 'archive_broken',
    bytes: () => buildRawZip([MANIFEST], { after: Buffer.from('mais') }),
  },
  {
    name: 'bytes between the files and the directory',
    expected: 'archive_broken',
    bytes: () => buildRawZip([MANIFEST], { between: Buffer.alloc(500) }),
  },
  {
    name: 'a second archive hidden before the directory',
    expected: 'archive_broken',
    bytes: () => buildRawZip([MANIFEST], { between: buildTestZip({ 'evil.txt': 'x' }) }),
  },
  {
    name: 'an end record with a wrong directory position',
    expected: 'archive_broken',
    bytes: () => buildRawZip([MANIFEST], { claimed: { start: 0 } }),
  },
  {
    name: 'an end record with too few entries',
    expected: 'archive_broken',
    bytes: () => buildRawZip([MANIFEST, { name: 'a.txt', data: 'x' }], { claimed: { entries: 1 } }),
  },
  {
    name: 'an end record with too many entries',
    expected: 'archive_broken',
    bytes: () => buildRawZip([MANIFEST], { claimed: { entries: 9 } }),
  },
  {
    name: 'an archive of several disks',
    expected: 'archive_broken',
    bytes: () => buildRawZip([MANIFEST], { claimed: { disk: 1 } }),
  },
  {
    name: 'a ZIP64 end record',
    expected: 'archive_broken',
    bytes: () => buildRawZip([MANIFEST], { locator: locator() }),
  },
  {
    name: 'too many entries',
    expected: 'too_many_entries',
    bytes: () =>
      buildRawZip(
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
      buildRawZip([MANIFEST, ...Array.from({ length: 4 }, (_, i) => ({ name: `${i}`, data: Buffer.alloc(3 * MIB) }))]),
  },
  {
    name: 'a file with a huge claimed size',
    expected: 'unpacks_too_large',
    bytes: withPart({ name: 'a.bin', data: 'x', claimed: { size: ARCHIVE_LIMITS.entryBytes + 1 } }),
  },
  {
    name: 'a file larger than its claimed size',
    expected: 'archive_broken',
    bytes: withPart({ name: 'a.bin', data: Buffer.alloc(MIB), claimed: { size: 10 } }),
  },
  {
    name: 'a file smaller than its claimed size',
    expected: 'archive_broken',
    bytes: withPart({ name: 'a.bin', data: 'xyz', claimed: { size: 400 } }),
  },
  {
    name: 'a wrong checksum',
    expected: 'archive_broken',
    bytes: withPart({ name: 'a', data: 'x', claimed: { sum: 7 } }),
  },
  {
    name: 'invalid compressed data',
    expected: 'archive_broken',
    bytes: () => {
      const bytes = buildRawZip([MANIFEST, { name: 'a.txt', data: 'x'.repeat(50) }]);
      const at = bytes.indexOf('a.txt') + 'a.txt'.length;
      return bytes.fill(0xff, at, at + 3);
    },
  },
  {
    name: 'two entries at the same position',
    expected: 'archive_broken',
    bytes: withPart({ name: 'fabric.mod.json', data: 'x', claimed: { at: 0 } }),
  },
  {
    name: 'two files of the same name',
    expected: 'archive_broken',
    bytes: () => buildRawZip([MANIFEST, { ...MANIFEST, data: '{}' }]),
  },
  {
    name: 'another name in the local header',
    expected: 'archive_broken',
    bytes: withPart({ name: 'a.txt', data: 'x', local: { name: 'b.exe' } }),
  },
  {
    name: 'another method in the local header',
    expected: 'archive_broken',
    bytes: withPart({ name: 'a.txt', data: 'x', local: { method: 0 } }),
  },
  {
    name: 'another name in an extra field',
    expected: 'archive_broken',
    bytes: withPart({ name: 'a.txt', data: 'x', extra: unicodePath('evil.txt') }),
  },
  {
    name: 'an unknown compression method',
    expected: 'archive_broken',
    bytes: withPart({ name: 'a', data: 'x', method: 14 }),
  },
  { name: 'a very long name', expected: 'archive_broken', bytes: withName('a'.repeat(ARCHIVE_LIMITS.nameBytes + 1)) },
  { name: 'an empty name', expected: 'archive_broken', bytes: withName('') },
  { name: 'a folder with content', expected: 'archive_broken', bytes: withName('folder/') },
  { name: 'a parent folder', expected: 'path_escapes', bytes: withName('../evil.txt') },
  { name: 'parent folders after a folder', expected: 'path_escapes', bytes: withName('a/../../evil.txt') },
  { name: 'an absolute path', expected: 'path_escapes', bytes: withName('/etc/passwd') },
  { name: 'a drive', expected: 'path_escapes', bytes: withName('C:/evil.txt') },
  { name: 'backslashes', expected: 'path_escapes', bytes: withName('a\\..\\evil.txt') },
  { name: 'a zero byte', expected: 'path_escapes', bytes: withName('a.txt\u0000.png') },
  { name: 'a second stream', expected: 'path_escapes', bytes: withName('a.txt:evil.exe') },
  { name: 'a link', expected: 'link_inside', bytes: withPart({ name: 'a', data: '/etc/passwd', mode: 0o120777 }) },
  { name: 'a device', expected: 'link_inside', bytes: withPart({ name: 'a', data: 'x', mode: 0o020666 }) },
  {
    name: 'an encrypted file',
    expected: 'archive_encrypted',
    bytes: withPart({ name: 'a', data: 'x'.repeat(13), flags: 1, method: 0, claimed: { size: 1 } }),
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
    (name): HostileFile => ({ name: `a file named ${name}`, expected: 'executable_inside', bytes: withName(name) }),
  ),
  {
    name: 'a program for Windows with another extension',
    expected: 'executable_inside',
    bytes: withPart({ name: 'a.png', data: native(0x4d, 0x5a) }),
  },
  {
    name: 'a program for Linux with another extension',
    expected: 'executable_inside',
    bytes: withPart({ name: 'a.png', data: native(0x7f, 0x45, 0x4c, 0x46) }),
  },
  {
    name: 'a program for macOS with another extension',
    expected: 'executable_inside',
    bytes: withPart({ name: 'a.png', data: native(0xcf, 0xfa, 0xed, 0xfe) }),
  },
  {
    name: 'a script with another extension',
    expected: 'executable_inside',
    bytes: withPart({ name: 'a.txt', data: '#!/bin/sh\nrm -rf ~\n' }),
  },
  {
    name: 'a program in a nested archive',
    expected: 'executable_inside',
    bytes: () => buildTestZip({ 'META-INF/jars/a.jar': buildTestZip({ 'evil.exe': 'x' }) }),
  },
  {
    name: 'a program in an archive with another extension',
    expected: 'executable_inside',
    bytes: () => buildTestZip({ 'a.png': buildTestZip({ 'evil.exe': 'x' }) }),
  },
  {
    name: 'a bomb in a nested archive',
    expected: 'ratio_too_high',
    bytes: () => buildTestZip({ 'a.jar': buildTestZip({ a: Buffer.alloc(8 * MIB) }) }),
  },
  {
    name: 'archives nested too deep',
    expected: 'nested_too_deep',
    bytes: () => nested(ARCHIVE_LIMITS.depth + 1),
  },
  {
    name: 'more nested archives than allowed',
    expected: 'too_many_packs',
    bytes: () => buildTestZip(buildPacks(ARCHIVE_LIMITS.packHashes + 1)),
  },
  { name: 'an invalid nested archive', expected: 'archive_broken', bytes: withPart({ name: 'a.jar', data: 'x' }) },
  { name: 'a mod with the extension of an add-on', expected: 'wrong_kind', bytes: buildValid, fileName: 'mod.mcaddon' },
  { name: 'a mod with the extension of a program', expected: 'wrong_kind', bytes: buildValid, fileName: 'mod.exe' },
  {
    name: 'an add-on with the extension of a mod',
    expected: 'wrong_kind',
    bytes: () => buildTestZip({ 'manifest.json': '{"header":{"uuid":"u"},"modules":[]}' }),
  },
];
