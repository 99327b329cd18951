import { handMadeZip, zipOf } from './hand-made-zip.ts';
import type { HostileFile } from './hostile-files.ts';

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
];

/** What a file begins with that a system runs, whatever it is called. */
const BEGINNINGS: readonly (readonly [what: string, start: string | Buffer])[] = [
  ['a program for macOS of several parts', Buffer.from('cafebabe00000002', 'hex')],
  ['a program for macOS of several parts, of 64 bits', Buffer.from('cafebabf00000002', 'hex')],
  ['a program for macOS of several parts, the other way round', Buffer.from('bebafeca02000000', 'hex')],
  ['a program for older Macs', Buffer.from('feedface00000012', 'hex')],
  ['a program for Android', 'dex\n035\u0000'],
  ['a shortcut of Windows', Buffer.from('4c0000000114020000000000', 'hex')],
  ['a script for Python', '#!/usr/bin/env python3\nimport os\n'],
  ['a script with a space before its program', '#! /bin/bash\n'],
  ['a batch file', '@echo off\r\ndel /s /q C:\\\r\n'],
  ['a batch file behind a mark of byte order', '\ufeff@ECHO OFF\r\n'],
  ['a script of Windows', '<job id="a"><script language="VBScript">'],
];
const SEALED: readonly (readonly [what: string, hex: string])[] = [
  ['a RAR archive', '526172211a070100'],
  ['a 7z archive', '377abcaf271c0004'],
  ['a cabinet of Windows', '4d53434600000000'],
  ['an installer of Windows', 'd0cf11e0a1b11ae1'],
];

const inside = (name: string, data: string | Uint8Array) => handMadeZip([{ name, data }]);

/** Programs and scripts by name and by their first bytes, and packs that nobody can look into. */
export const HOSTILE_PROGRAMS: readonly HostileFile[] = [
  ...NAMED.map(
    (name): HostileFile => ({
      name: `a file called ${name}`,
      expected: 'executable_inside',
      bytes: () => inside(name, 'x'),
    }),
  ),
  ...BEGINNINGS.map(
    ([what, start]): HostileFile => ({
      name: `${what} by another name`,
      expected: 'executable_inside',
      bytes: () => inside('assets/a.png', Buffer.concat([Buffer.from(start), Buffer.alloc(100)])),
    }),
  ),
  ...SEALED.map(
    ([what, hex]): HostileFile => ({
      name: `${what} by another name`,
      expected: 'sealed_pack_inside',
      bytes: () => inside('assets/a.png', Buffer.concat([Buffer.from(hex, 'hex'), Buffer.alloc(100)])),
    }),
  ),
  {
    name: 'a program in a jar in a jar',
    expected: 'executable_inside',
    bytes: () => zipOf({ 'META-INF/jars/a.jar': zipOf({ 'META-INF/jars/b.jar': zipOf({ 'x.png': '#!/bin/sh\n' }) }) }),
  },
];
