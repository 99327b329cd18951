import { handMadeZip, type Part } from './hand-made-zip.ts';
import type { HostileFile } from './hostile-files.ts';

const named = (expected: HostileFile['expected'], what: string, ...names: readonly (string | Part)[]): HostileFile => ({
  name: what,
  expected,
  bytes: () => handMadeZip(names.map((name) => (typeof name === 'string' ? { name, data: 'x' } : name))),
});
/** A name in UTF-8 that does not say so: Java reads it all the same. */
const unsaid = (name: string): Part => ({ name, data: 'x', flags: 0 });

/** Files whose names lead out, mislead, or are two on one system and one on another. */
export const HOSTILE_NAMES: readonly HostileFile[] = [
  named('path_escapes', 'a way out by backslashes', 'a\\..\\..\\b.txt'),
  named('path_escapes', 'a place on another machine', '//server/share/a.txt'),
  named('path_escapes', 'a place on another machine, as Windows writes it', '\\\\server\\share\\a.txt'),
  named('path_escapes', 'a drive without a slash', 'C:a.txt'),
  named('path_escapes', 'a device of Windows', '\\\\.\\COM1'),
  named('path_escapes', 'a way out at the end', 'a/..'),
  named('path_escapes', 'a line end in a name', 'a\nb.txt'),
  named('path_escapes', 'an escape sequence of terminals', 'a\u001b[2J.txt'),
  named('path_escapes', 'a sign that deletes', 'a\u007f.txt'),
  named('archive_broken', 'a name through the folder itself', 'a/./b.txt'),
  named('archive_broken', 'a name with nothing between its slashes', 'a//b.txt'),
  named('name_misleads', 'a name written backwards', 'a\u202etxt.png'),
  named('name_misleads', 'a name written backwards that does not say its encoding', unsaid('a\u202etxt.png')),
  named('name_misleads', 'a name with an isolate', 'a\u2067txt.png'),
  named('name_misleads', 'a name with a mark of direction', 'a\u200f.png'),
  named('name_misleads', 'a name with a space that is not seen', 'a\u200b.txt'),
  named('name_misleads', 'a name with a mark of byte order', '\ufeffa.txt'),
  named('name_misleads', 'a name that is no UTF-8', { name: Buffer.from([0x61, 0xff, 0x62]), data: 'x' }),
  named('name_misleads', 'a slash in a form that is not allowed', {
    name: Buffer.from([0x2e, 0x2e, 0xc0, 0xaf]),
    data: 'x',
  }),
  named('names_collide', 'names that differ in capitals alone', 'assets/a.png', 'assets/A.png'),
  named('names_collide', 'manifests that differ in capitals alone', 'fabric.mod.json', 'Fabric.mod.json'),
  named('names_collide', 'names that differ in how an accent is written', 'a\u00e7\u00e3o.txt', 'ac\u0327a\u0303o.txt'),
  named('names_collide', 'classes that differ in how an accent is written', 'a\u00e7.class', 'ac\u0327.class'),
  named('names_collide', 'names that differ in a dot at the end', 'a.txt', 'a.txt.'),
  named('archive_broken', 'a file that is a folder too', 'a', 'a/b.txt'),
];
