import { toBase64Spelling, toPushedBytes } from '../markers/spellings.ts';
import { buildClassFile, buildRawZip, buildTestZip } from './build-raw-zip.ts';
import type { HostileFile } from './hostile-file.ts';

const WEBHOOK = 'https://discord.com/api/webhooks/1/abc';
const SESSION = '()Lnet/minecraft/class_320;';

const utf16 = (text: string, order: 'le' | 'be'): Buffer => {
  const bytes = Buffer.from(text, 'utf16le');
  return order === 'le' ? bytes : bytes.swap16();
};

const createCase = (name: string, files: Readonly<Record<string, string | Uint8Array>>): HostileFile => ({
  name,
  expected: 'known_stealer',
  bytes: () => buildTestZip(files),
});
const inClass = (name: string, ...texts: readonly string[]) =>
  createCase(name, { 'a/B.class': buildClassFile('run', ...texts) });

/** Jars with the markers of known stealers, without anything executable. */
export const STEALERS: readonly HostileFile[] = [
  inClass('fractureiser by its package', 'dev/neko/nekoclient/Client'),
  inClass('fractureiser by its server', 'http://85.217.144.130:8080/dl'),
  createCase('fractureiser by bytecode of its first stage', {
    'a.class': Buffer.concat([
      buildClassFile('<clinit>'),
      Buffer.from(toPushedBytes('85.217.144.130')),
      Buffer.alloc(20),
    ]),
  }),
  createCase('fractureiser by the name of a class', { 'dev/neko/nekoclient/Client.class': buildClassFile('x') }),
  inClass('Skyrage by its server', 'http://files.skyrage.de/update'),
  inClass('Stargazers by its package', 'me/baikal/club/Loader'),
  inClass('zEus by its panel', 'https://panel-controller.000webhostapp.com'),
  inClass('Weedhack by its entry point', 'initializeWeedhack'),
  inClass('a reader of Discord’s tokens', '/discord/Local Storage/leveldb'),
  inClass('a reader of Discord’s tokens on Windows', '\\discord\\Local Storage\\leveldb'),
  inClass('a reader of Discord’s encrypted tokens', 'dQw4w9WgXcQ:'),
  inClass('browser storage and a webhook', 'Local Storage/leveldb', WEBHOOK),
  inClass('launcher accounts and a webhook', '.minecraft/launcher_accounts.json', WEBHOOK),
  inClass('launcher accounts and a Telegram bot', 'launcher_msa_credentials.bin', 'https://api.telegram.org/bot1:a'),
  inClass('the session token and a webhook', SESSION, 'method_1674', WEBHOOK),
  inClass('the session token of old games and a webhook', 'Lnet/minecraft/util/Session;', 'func_148254_d', WEBHOOK),
  inClass('the session token and a webhook in Base64', SESSION, 'method_1674', toBase64Spelling(WEBHOOK)),
  inClass('PowerShell on Base64', 'java/lang/Runtime', 'powershell -EncodedCommand SQBFAFgA'),
  inClass('PowerShell in a hidden window', 'java/lang/ProcessBuilder', 'PowerShell.exe', '-WindowStyle Hidden'),
  inClass('an exclusion from Windows Defender', 'Add-MpPreference -ExclusionPath C:\\'),
  inClass('Chromium passwords', '\\Google\\Chrome\\User Data', 'Login Data', 'encrypted_key'),
  inClass('wallet storage', 'nkbihfbeogaeaoehlefnkodbefgpgknn'),
  createCase('markers in several classes of one jar', {
    'a.class': buildClassFile(SESSION, 'method_1674'),
    'b.class': buildClassFile(WEBHOOK),
  }),
  createCase('markers in a jar in a jar', {
    'META-INF/jars/a.jar': buildTestZip({
      'META-INF/jars/b.jar': buildTestZip({ 'x.class': buildClassFile('dev/neko/nekoclient/A') }),
    }),
  }),
  createCase('markers in a class with the extension of a picture', {
    'assets/a.png': buildClassFile('dev/neko/nekoclient/A'),
  }),
  createCase('markers in UTF-16', { 'a.dat': utf16('files-8ie.pages.dev', 'le') }),
  createCase('markers in UTF-16 big-endian', { 'a.dat': utf16('files-8ie.pages.dev', 'be') }),
  createCase('markers in another case', { 'a.class': buildClassFile('FILES-8IE.Pages.Dev') }),
  createCase('markers in an add-on’s script', {
    'manifest.json': '{"header":{"uuid":"u"},"modules":[]}',
    'scripts/main.js': 'fetch("http://147.45.79.104/upload")',
  }),
  {
    name: 'a marker across two chunks of a large file',
    expected: 'known_stealer',
    bytes: () => {
      const large = Buffer.alloc(3_000_000, 'abcdefghijklmnopqrstuvwxyz');
      large.write('files-8ie.pages.dev', 65_536 - 7);
      return buildRawZip([{ name: 'a.bin', data: large, method: 0 }]);
    },
  },
];
