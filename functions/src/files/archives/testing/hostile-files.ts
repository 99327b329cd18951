import { ARCHIVE_LIMITS } from '../archive-limits.ts';
import { buildNestedZip, buildPacks, buildRawZip, buildTestZip, encodeExtraField } from './build-raw-zip.ts';
import { createCase, type HostileFile, MANIFEST, withPart } from './hostile-file.ts';
import { HOSTILE_NAMES } from './hostile-names.ts';
import { HOSTILE_PROGRAMS } from './hostile-programs.ts';
import { HOSTILE_STRUCTURES } from './hostile-structures.ts';
import { STEALERS } from './stealers.ts';

const MIB = 1024 * 1024;

const withName = (name: string | Buffer) => withPart({ name, data: 'x' });
const native = (...head: number[]) => Buffer.concat([Buffer.from(head), Buffer.alloc(100)]);

const unicodePath = (name: string): Buffer =>
  encodeExtraField(0x7075, Buffer.concat([Buffer.from([1, 0, 0, 0, 0]), Buffer.from(name)]));

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
  createCase('a text', () => Buffer.from('não sou um arquivo'.repeat(100)), 'not_an_archive'),
  createCase('nothing but a signature', () => Buffer.from('PK\u0003\u0004'), 'archive_broken'),
  createCase('an archive without entries', () => buildRawZip([]), 'archive_empty'),
  createCase(
    'an archive after a program',
    () => buildRawZip([MANIFEST], { before: native(0x4d, 0x5a) }),
    'archive_ambiguous',
  ),
  createCase('a truncated archive', () => buildValid().subarray(0, -30), 'archive_broken'),
  createCase('bytes after the end', () => buildRawZip([MANIFEST], { after: Buffer.from('mais') })),
  createCase('bytes between the files and the directory', () =>
    buildRawZip([MANIFEST], { between: Buffer.alloc(500) }),
  ),
  createCase('a second archive hidden before the directory', () =>
    buildRawZip([MANIFEST], { between: buildTestZip({ 'evil.txt': 'x' }) }),
  ),
  createCase('an end record with a wrong directory position', () => buildRawZip([MANIFEST], { claimed: { start: 0 } })),
  createCase('an end record with too few entries', () =>
    buildRawZip([MANIFEST, { name: 'a.txt', data: 'x' }], { claimed: { entries: 1 } }),
  ),
  createCase(
    'an end record with too many entries',
    () => buildRawZip([MANIFEST], { claimed: { entries: 9 } }),
    'archive_broken',
  ),
  createCase('an archive of several disks', () => buildRawZip([MANIFEST], { claimed: { disk: 1 } }), 'archive_split'),
  createCase('a ZIP64 end record', () => buildRawZip([MANIFEST], { locator: locator() }), 'archive_zip64'),
  createCase(
    'too many entries',
    () =>
      buildRawZip(
        Array.from({ length: ARCHIVE_LIMITS.entries + 1 }, (_, i) => ({ name: `${i}`, method: 0, data: '' })),
      ),
    'too_many_entries',
  ),
  createCase('a bomb of zeros', withPart({ name: 'zeros.bin', data: Buffer.alloc(8 * MIB) }), 'ratio_too_high'),
  createCase(
    'many small bombs',
    () =>
      buildRawZip([MANIFEST, ...Array.from({ length: 4 }, (_, i) => ({ name: `${i}`, data: Buffer.alloc(3 * MIB) }))]),
    'ratio_too_high',
  ),
  createCase(
    'a file with a huge claimed size',
    withPart({ name: 'a.bin', data: 'x', claimed: { size: ARCHIVE_LIMITS.entryBytes + 1 } }),
    'unpacks_too_large',
  ),
  createCase(
    'a file larger than its claimed size',
    withPart({ name: 'a.bin', data: Buffer.alloc(MIB), claimed: { size: 10 } }),
    'archive_broken',
  ),
  createCase(
    'a file smaller than its claimed size',
    withPart({ name: 'a.bin', data: 'xyz', claimed: { size: 400 } }),
    'archive_broken',
  ),
  createCase('a wrong checksum', withPart({ name: 'a', data: 'x', claimed: { sum: 7 } }), 'archive_broken'),
  createCase(
    'invalid compressed data',
    () => {
      const bytes = buildRawZip([MANIFEST, { name: 'a.txt', data: 'x'.repeat(50) }]);
      const at = bytes.indexOf('a.txt') + 'a.txt'.length;
      return bytes.fill(0xff, at, at + 3);
    },
    'archive_broken',
  ),
  createCase(
    'two entries at the same position',
    withPart({ name: 'fabric.mod.json', data: 'x', claimed: { at: 0 } }),
    'name_twice',
  ),
  createCase('two files of the same name', () => buildRawZip([MANIFEST, { ...MANIFEST, data: '{}' }]), 'name_twice'),
  createCase('another name in the local header', withPart({ name: 'a.txt', data: 'x', local: { name: 'b.exe' } })),
  createCase('another method in the local header', withPart({ name: 'a.txt', data: 'x', local: { method: 0 } })),
  createCase('another name in an extra field', withPart({ name: 'a.txt', data: 'x', extra: unicodePath('evil.txt') })),
  createCase('an unknown compression method', withPart({ name: 'a', data: 'x', method: 14 }), 'method_unsupported'),
  createCase('a very long name', withName('a'.repeat(ARCHIVE_LIMITS.nameBytes + 1)), 'name_too_long'),
  createCase('an empty name', withName(''), 'path_invalid'),
  createCase('a folder with content', withName('folder/')),
  createCase('a parent folder', withName('../evil.txt'), 'path_escapes'),
  createCase('parent folders after a folder', withName('a/../../evil.txt'), 'path_escapes'),
  createCase('an absolute path', withName('/etc/passwd'), 'path_escapes'),
  createCase('a drive', withName('C:/evil.txt'), 'path_escapes'),
  createCase('backslashes', withName('a\\..\\evil.txt'), 'path_escapes'),
  createCase('a zero byte', withName('a.txt\u0000.png'), 'path_invalid'),
  createCase('a second stream', withName('a.txt:evil.exe'), 'path_invalid'),
  createCase('a link', withPart({ name: 'a', data: '/etc/passwd', mode: 0o120777 }), 'link_inside'),
  createCase('a device', withPart({ name: 'a', data: 'x', mode: 0o020666 }), 'link_inside'),
  createCase(
    'an encrypted file',
    withPart({ name: 'a', data: 'x'.repeat(13), flags: 1, method: 0, claimed: { size: 1 } }),
    'archive_encrypted',
  ),
  createCase('a strongly encrypted file', withPart({ name: 'a', data: 'x', flags: 0x41 }), 'archive_encrypted'),
  createCase(
    'a program for Windows with another extension',
    withPart({ name: 'a.png', data: native(0x4d, 0x5a) }),
    'executable_inside',
  ),
  createCase(
    'a program for Linux with another extension',
    withPart({ name: 'a.png', data: native(0x7f, 0x45, 0x4c, 0x46) }),
    'executable_inside',
  ),
  createCase(
    'a program for macOS with another extension',
    withPart({ name: 'a.png', data: native(0xcf, 0xfa, 0xed, 0xfe) }),
    'executable_inside',
  ),
  createCase(
    'a script with another extension',
    withPart({ name: 'a.txt', data: '#!/bin/sh\nrm -rf ~\n' }),
    'executable_inside',
  ),
  createCase(
    'a program in a nested archive',
    () => buildTestZip({ 'META-INF/jars/a.jar': buildTestZip({ 'evil.exe': 'x' }) }),
    'executable_inside',
  ),
  createCase(
    'a program in an archive with another extension',
    () => buildTestZip({ 'a.png': buildTestZip({ 'evil.exe': 'x' }) }),
    'executable_inside',
  ),
  createCase(
    'a bomb in a nested archive',
    () => buildTestZip({ 'a.jar': buildTestZip({ a: Buffer.alloc(8 * MIB) }) }),
    'ratio_too_high',
  ),
  createCase('archives nested too deep', () => buildNestedZip(ARCHIVE_LIMITS.depth + 1), 'nested_too_deep'),
  createCase(
    'more nested archives than allowed',
    () => buildTestZip(buildPacks(ARCHIVE_LIMITS.packHashes + 1)),
    'too_many_packs',
  ),
  createCase('a nested archive that is none', withPart({ name: 'a.jar', data: 'x' }), 'nested_not_an_archive'),
  createCase('an empty nested archive', () => buildTestZip({ 'a.jar': buildRawZip([]) }), 'archive_empty'),
  createCase(
    'a nested archive with ZIP64',
    () => buildTestZip({ 'a.jar': buildRawZip([MANIFEST], { locator: locator() }) }),
    'archive_zip64',
  ),
  createCase(
    'the first part of a split archive',
    () => Buffer.concat([Buffer.from('PK\u0007\u0008'), buildValid().subarray(0, -30)]),
    'archive_split',
  ),
  createCase(
    'a text that contains the signature of an end',
    () => Buffer.from(`${'x'.repeat(50)}PK\u0005\u0006${'x'.repeat(50)}`),
    'not_an_archive',
  ),
  createCase(
    'a directory that is too long',
    () =>
      buildRawZip(
        Array.from({ length: 140 }, (_, i) => ({
          name: `${i}`,
          data: 'x',
          extra: encodeExtraField(0xcafe, Buffer.alloc(60_000)),
        })),
      ),
    'directory_too_large',
  ),
  createCase('a mod with the extension of an add-on', buildValid, 'wrong_kind', 'mod.mcaddon'),
  createCase('a mod with the extension of a program', buildValid, 'wrong_kind', 'mod.exe'),
  createCase(
    'an add-on with the extension of a mod',
    () => buildTestZip({ 'manifest.json': '{"header":{"uuid":"u"},"modules":[]}' }),
    'wrong_kind',
  ),
];
