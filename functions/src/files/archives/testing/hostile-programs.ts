import { buildRawZip, buildTestZip } from './build-raw-zip.ts';
import { createCase, type HostileFile } from './hostile-file.ts';

const NAMED = [
  'a.scr',
  'a.vbs',
  'a.hta',
  'a.msi',
  'a.jse',
  'a.wsf',
  'a.url',
  'a.dylib',
  'a.com',
  'a.cmd',
  'a.reg',
  'a.jnlp',
  'evil.exe',
  'EVIL.ExE',
  'native/evil.dll',
  'run.bat',
  'run.sh',
  'run.ps1',
  'lib/evil.so.1',
  'evil.exe. ',
  'a.lnk',
];

/** First bytes of files that a system runs under any name. */
const SIGNATURES: readonly (readonly [what: string, start: string | Buffer])[] = [
  ['a universal macOS program', Buffer.from('cafebabe00000002', 'hex')],
  ['a 64-bit universal macOS program', Buffer.from('cafebabf00000002', 'hex')],
  ['a universal macOS program in reversed byte order', Buffer.from('bebafeca02000000', 'hex')],
  ['a program for older Macs', Buffer.from('feedface00000012', 'hex')],
  ['a program for Android', 'dex\n035\u0000'],
  ['a Windows shortcut', Buffer.from('4c0000000114020000000000', 'hex')],
  ['a script for Python', '#!/usr/bin/env python3\nimport os\n'],
  ['a script with a space before its program', '#! /bin/bash\n'],
  ['a batch file', '@echo off\r\ndel /s /q C:\\\r\n'],
  ['a batch file after a byte order mark', '\ufeff@ECHO OFF\r\n'],
  ['a Windows script', '<job id="a"><script language="VBScript">'],
];
const OPAQUE: readonly (readonly [what: string, hex: string])[] = [
  ['a RAR archive', '526172211a070100'],
  ['a 7z archive', '377abcaf271c0004'],
  ['a Windows cabinet', '4d53434600000000'],
  ['a Windows installer', 'd0cf11e0a1b11ae1'],
];

const inside = (name: string, data: string | Uint8Array) => () => buildRawZip([{ name, data }]);
const asPicture = (start: Buffer) => inside('assets/a.png', Buffer.concat([start, Buffer.alloc(100)]));

/** Programs and scripts by name and by signature, and archives that the inspection cannot open. */
export const HOSTILE_PROGRAMS: readonly HostileFile[] = [
  ...NAMED.map((name) => createCase(`a file named ${name}`, inside(name, 'x'), 'executable_inside')),
  ...SIGNATURES.map(([what, start]) =>
    createCase(`${what} with another extension`, asPicture(Buffer.from(start)), 'executable_inside'),
  ),
  ...OPAQUE.map(([what, hex]) =>
    createCase(`${what} with another extension`, asPicture(Buffer.from(hex, 'hex')), 'sealed_pack_inside'),
  ),
  createCase(
    'a program in a jar in a jar',
    () =>
      buildTestZip({
        'META-INF/jars/a.jar': buildTestZip({ 'META-INF/jars/b.jar': buildTestZip({ 'x.png': '#!/bin/sh\n' }) }),
      }),
    'executable_inside',
  ),
];
