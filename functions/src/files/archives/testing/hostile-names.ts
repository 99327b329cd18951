import { buildRawZip, type ZipPart } from './build-raw-zip.ts';
import type { HostileFile } from './hostile-file.ts';

const named = (
  expected: HostileFile['expected'],
  title: string,
  ...names: readonly (string | ZipPart)[]
): HostileFile => ({
  name: title,
  expected,
  bytes: () => buildRawZip(names.map((name) => (typeof name === 'string' ? { name, data: 'x' } : name))),
});
/** A UTF-8 name without the UTF-8 flag. Java decodes the name as UTF-8 anyway. */
const withoutUtf8Flag = (name: string): ZipPart => ({ name, data: 'x', flags: 0 });

/** Names that leave the folder, mislead, or collide on some systems only. */
export const HOSTILE_NAMES: readonly HostileFile[] = [
  named('path_escapes', 'parent folders with backslashes', 'a\\..\\..\\b.txt'),
  named('path_escapes', 'a network path', '//server/share/a.txt'),
  named('path_escapes', 'a Windows network path', '\\\\server\\share\\a.txt'),
  named('path_escapes', 'a drive without a slash', 'C:a.txt'),
  named('path_escapes', 'a device of Windows', '\\\\.\\COM1'),
  named('path_escapes', 'a parent folder at the end', 'a/..'),
  named('path_backslash', 'backslashes between folders', 'BP\\manifest.json'),
  named('path_invalid', 'a line break in a name', 'a\nb.txt'),
  named('path_invalid', 'a terminal escape sequence', 'a\u001b[2J.txt'),
  named('path_invalid', 'a delete character', 'a\u007f.txt'),
  named('path_invalid', 'a name with a `.` segment', 'a/./b.txt'),
  named('path_invalid', 'a name with an empty segment', 'a//b.txt'),
  named('name_misleads', 'a name with reversed text', 'a\u202etxt.png'),
  named('name_misleads', 'a name with reversed text and without the UTF-8 flag', withoutUtf8Flag('a\u202etxt.png')),
  named('name_misleads', 'a name with a bidi isolate', 'a\u2067txt.png'),
  named('name_misleads', 'a name with a direction mark', 'a\u200f.png'),
  named('name_misleads', 'a name with a zero-width space', 'a\u200b.txt'),
  named('name_misleads', 'a name with a byte order mark', '\ufeffa.txt'),
  named('name_not_utf8', 'a name that is not UTF-8', { name: Buffer.from([0x61, 0xff, 0x62]), data: 'x' }),
  named('name_not_utf8', 'a slash in an overlong encoding', {
    name: Buffer.from([0x2e, 0x2e, 0xc0, 0xaf]),
    data: 'x',
  }),
  named('name_twice', 'a license listed twice', 'META-INF/LICENSE.txt', 'META-INF/LICENSE.txt'),
  named('names_collide', 'names that differ only in case', 'assets/a.png', 'assets/A.png'),
  named('names_collide', 'manifests that differ only in case', 'fabric.mod.json', 'Fabric.mod.json'),
  named('names_collide', 'names that differ only in Unicode form', 'a\u00e7\u00e3o.txt', 'ac\u0327a\u0303o.txt'),
  named('names_collide', 'classes that differ only in Unicode form', 'a\u00e7.class', 'ac\u0327.class'),
  named('names_collide', 'names that differ only in a trailing dot', 'a.txt', 'a.txt.'),
  named('file_and_folder', 'a file with the name of a folder', 'a', 'a/b.txt'),
];
