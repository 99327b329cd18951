import { base64Of, pushedBytes } from '../markers/spellings.ts';
import { classWith, handMadeZip, zipOf } from './hand-made-zip.ts';
import type { HostileFile } from './hostile-files.ts';

const WEBHOOK = 'https://discord.com/api/webhooks/1/abc';
const SESSION = '()Lnet/minecraft/class_320;';

const utf16 = (text: string, order: 'le' | 'be'): Buffer => {
  const bytes = Buffer.from(text, 'utf16le');
  return order === 'le' ? bytes : bytes.swap16();
};

const holding = (name: string, files: Readonly<Record<string, string | Uint8Array>>): HostileFile => ({
  name,
  expected: 'known_stealer',
  bytes: () => zipOf(files),
});
const inClass = (name: string, ...texts: readonly string[]) =>
  holding(name, { 'a/B.class': classWith('run', ...texts) });

/** Jars that bear the marks of known stealers: the marks alone, nothing that would run. */
export const STEALERS: readonly HostileFile[] = [
  inClass('fractureiser by its package', 'dev/neko/nekoclient/Client'),
  inClass('fractureiser by its server', 'http://85.217.144.130:8080/dl'),
  holding('fractureiser by the bytes that its first stage pushes', {
    'a.class': Buffer.concat([classWith('<clinit>'), Buffer.from(pushedBytes('85.217.144.130')), Buffer.alloc(20)]),
  }),
  holding('fractureiser by the name of a class', { 'dev/neko/nekoclient/Client.class': classWith('x') }),
  inClass('Skyrage by its server', 'http://files.skyrage.de/update'),
  inClass('the stealer of fake cheats by its package', 'me/baikal/club/Loader'),
  inClass('zEus by its panel', 'https://panel-controller.000webhostapp.com'),
  inClass('Weedhack by its entry', 'initializeWeedhack'),
  inClass('a reader of Discord’s tokens', '/discord/Local Storage/leveldb'),
  inClass('a reader of Discord’s tokens on Windows', '\\discord\\Local Storage\\leveldb'),
  inClass('a reader of Discord’s encrypted tokens', 'dQw4w9WgXcQ:'),
  inClass('storage of a browser and a webhook', 'Local Storage/leveldb', WEBHOOK),
  inClass('accounts of the launcher and a webhook', '.minecraft/launcher_accounts.json', WEBHOOK),
  inClass(
    'accounts of the launcher and a bot of Telegram',
    'launcher_msa_credentials.bin',
    'https://api.telegram.org/bot1:a',
  ),
  inClass('the session of the game and a webhook', SESSION, 'method_1674', WEBHOOK),
  inClass('the session of old games and a webhook', 'Lnet/minecraft/util/Session;', 'func_148254_d', WEBHOOK),
  inClass('the session of the game and a webhook in Base64', SESSION, 'method_1674', base64Of(WEBHOOK)),
  inClass('PowerShell on Base64', 'java/lang/Runtime', 'powershell -EncodedCommand SQBFAFgA'),
  inClass('PowerShell that nobody sees', 'java/lang/ProcessBuilder', 'PowerShell.exe', '-WindowStyle Hidden'),
  inClass('a switch for Windows’ protection', 'Add-MpPreference -ExclusionPath C:\\'),
  inClass('passwords of Chromium', '\\Google\\Chrome\\User Data', 'Login Data', 'encrypted_key'),
  inClass('the store of a wallet', 'nkbihfbeogaeaoehlefnkodbefgpgknn'),
  holding('marks over several classes of one jar', {
    'a.class': classWith(SESSION, 'method_1674'),
    'b.class': classWith(WEBHOOK),
  }),
  holding('marks in a jar in a jar', {
    'META-INF/jars/a.jar': zipOf({ 'META-INF/jars/b.jar': zipOf({ 'x.class': classWith('dev/neko/nekoclient/A') }) }),
  }),
  holding('marks in a class called a picture', { 'assets/a.png': classWith('dev/neko/nekoclient/A') }),
  holding('marks in UTF-16', { 'a.dat': utf16('files-8ie.pages.dev', 'le') }),
  holding('marks in UTF-16, the other way round', { 'a.dat': utf16('files-8ie.pages.dev', 'be') }),
  holding('marks in other capitals', { 'a.class': classWith('FILES-8IE.Pages.Dev') }),
  holding('marks in a script of an add-on', {
    'manifest.json': '{"header":{"uuid":"u"},"modules":[]}',
    'scripts/main.js': 'fetch("http://147.45.79.104/upload")',
  }),
  {
    name: 'marks across the pieces in which a large file is read',
    expected: 'known_stealer',
    bytes: () => {
      const large = Buffer.alloc(3_000_000, 'abcdefghijklmnopqrstuvwxyz');
      large.write('files-8ie.pages.dev', 65_536 - 7);
      return handMadeZip([{ name: 'a.bin', data: large, method: 0 }]);
    },
  },
];
