import { base64Of, type Needle, plainAndBase64, pushedBytes } from './spellings.ts';

/** What a known stealer leaves in its files. */
export interface Marker {
  readonly id: string;
  readonly what: string;
  /** Where it was published. */
  readonly source: string;
  /** `refuse`: nothing honest has it; `hold`: a person decides before anybody gets the file. */
  readonly severity: 'refuse' | 'hold';
  /** One of each group, all in the same pack: words that are innocent alone are not so together. */
  readonly allOf: readonly (readonly Needle[])[];
}

const FRACTUREISER = 'github.com/trigram-mrp/fractureiser';
const STARGAZERS = 'research.checkpoint.com/2025/minecraft-mod-malware-stargazers';
const GENERAL = 'attack.mitre.org: T1539, T1555, T1567.004, T1059.001, T1547.001, T1562.001';

/** Where stealers send what they took. */
const EXFILTRATION: readonly Needle[] = [
  ...plainAndBase64('discord.com/api/webhooks'),
  ...plainAndBase64('discordapp.com/api/webhooks'),
  base64Of('https://discord.com/api/webhooks'),
  base64Of('https://discordapp.com/api/webhooks'),
  ...plainAndBase64('api.telegram.org/bot'),
  base64Of('https://api.telegram.org/bot'),
];
const STARTS_PROGRAMS: readonly Needle[] = ['java/lang/Runtime', 'java/lang/ProcessBuilder'];
const LAUNCHERS: readonly Needle[] = [
  'launcher_accounts.json',
  'launcher_accounts_microsoft_store.json',
  'launcher_msa_credentials.bin',
  'essential/microsoft_accounts.json',
  '.feather/accounts.json',
  'lunarclient/settings/game/accounts.json',
];

/** What archives are searched for, in classes, texts, data and names alike. */
export const MARKERS: readonly Marker[] = [
  {
    id: 'fractureiser',
    what: 'classes and strings of all its stages',
    source: FRACTUREISER,
    severity: 'refuse',
    allOf: [
      [
        'dev/neko/nekoclient',
        'dev.neko.nekoclient',
        'dev/neko/nekoinjector',
        'dev/sirlennox/nekoclient',
        '-74.-10.78.-106.12',
        '-114.-18.38.108.-100',
        'libWebGL64.jar',
        '_d385bd3c36f464882460aa4f0484c53',
        '_f7dba6a3a72049a78a308a774a847180',
      ],
    ],
  },
  {
    id: 'fractureiser_servers',
    what: 'the addresses that it calls, as text and as the bytes that stage 0 pushes',
    source: FRACTUREISER,
    severity: 'refuse',
    allOf: [['85.217.144.130', pushedBytes('85.217.144.130'), '107.189.3.101', 'files-8ie.pages.dev']],
  },
  {
    id: 'skyrage',
    what: 'its servers and the file that it hides in',
    source: 'ljskatt.no/analysis/updater; github.com/trigram-mrp/fractureiser',
    severity: 'refuse',
    allOf: [['files.skyrage.de', 'connect.skyrage.de', 't23e7v6uz8idz87ehugwq', 'kernel-certs-debug4917']],
  },
  {
    id: 'stargazers',
    what: 'package and servers of the stealer in fake cheats',
    source: STARGAZERS,
    severity: 'refuse',
    allOf: [['me/baikal/club', '147.45.79.104', '185.95.159.125']],
  },
  {
    id: 'zeus',
    what: 'the panel of the stealer in Bedrock and Java texture packs',
    source: 'fortinet.com/blog/threat-research/zeus-stealer-distributed-via-crafted-minecraft-source-pack',
    severity: 'refuse',
    allOf: [['onlinecontroler.000webhostapp.com', 'panel-controller.000webhostapp.com']],
  },
  {
    id: 'weedhack',
    what: 'package, entry and contract of the stealer that is rented out',
    source: 'neiki.dev: weedhack-loader-ai-analysis; mcafee.com, June 2026',
    severity: 'refuse',
    allOf: [['dev/majanito', 'dev.majanito', 'initializeWeedhack', '0x1280a841Fbc1F883365d3C83122260E0b2995B74']],
  },
  {
    id: 'discord_tokens',
    what: 'where Discord keeps tokens, and how it begins those that it encrypts',
    source: GENERAL,
    severity: 'refuse',
    allOf: [
      [
        'discord/Local Storage/leveldb',
        'discord\\Local Storage\\leveldb',
        'discordcanary/Local Storage',
        'discordcanary\\Local Storage',
        'dQw4w9WgXcQ:',
      ],
    ],
  },
  {
    id: 'browser_storage_sent',
    what: 'the storage of a browser or of Discord, and an address to send it to',
    source: GENERAL,
    severity: 'refuse',
    allOf: [['Local Storage/leveldb', 'Local Storage\\leveldb'], EXFILTRATION],
  },
  {
    id: 'launcher_accounts_sent',
    what: 'the accounts of a launcher, and an address to send them to',
    source: GENERAL,
    severity: 'refuse',
    allOf: [LAUNCHERS, EXFILTRATION],
  },
  {
    id: 'session_sent',
    what: 'the game’s session token, and an address to send it to',
    source: GENERAL,
    severity: 'refuse',
    allOf: [
      ['Lnet/minecraft/class_320;', 'Lnet/minecraft/client/User;', 'Lnet/minecraft/util/Session;'],
      ['method_1674', 'getAccessToken', 'func_148254_d', 'func_111286_b'],
      EXFILTRATION,
    ],
  },
  {
    id: 'hidden_powershell',
    what: 'PowerShell started on what is written so that nobody reads it',
    source: GENERAL,
    severity: 'refuse',
    allOf: [
      plainAndBase64('powershell'),
      ['-EncodedCommand', '-enc ', 'FromBase64String', '-WindowStyle Hidden', '-w hidden'],
      STARTS_PROGRAMS,
    ],
  },
  {
    id: 'antivirus_off',
    what: 'commands by which Windows’ protection looks away',
    source: GENERAL,
    severity: 'refuse',
    allOf: [['Add-MpPreference', 'Set-MpPreference', 'DisableRealtimeMonitoring']],
  },
  {
    id: 'browser_passwords',
    what: 'where Chromium keeps passwords and the key to them',
    source: GENERAL,
    severity: 'refuse',
    allOf: [['Login Data'], ['User Data'], ['encrypted_key', 'CryptUnprotectData', 'Local State']],
  },
  {
    id: 'wallets',
    what: 'the store of MetaMask, by its number in browsers',
    source: STARGAZERS,
    severity: 'refuse',
    allOf: [['nkbihfbeogaeaoehlefnkodbefgpgknn']],
  },
  {
    id: 'webhook',
    what: 'an address that takes messages from anybody: honest bridges to Discord have one too',
    source: GENERAL,
    severity: 'hold',
    allOf: [EXFILTRATION],
  },
  {
    id: 'launcher_accounts',
    what: 'the accounts of a launcher: account switchers have them too',
    source: GENERAL,
    severity: 'hold',
    allOf: [LAUNCHERS],
  },
  {
    id: 'browser_storage',
    what: 'the storage of a browser',
    source: GENERAL,
    severity: 'hold',
    allOf: [['Local Storage/leveldb', 'Local Storage\\leveldb']],
  },
  {
    id: 'autostart',
    what: 'places from which systems start programs by themselves',
    source: GENERAL,
    severity: 'hold',
    allOf: [
      [
        'CurrentVersion\\Run',
        'CurrentVersion/Run',
        'Programs\\Startup',
        'Programs/Startup',
        'schtasks',
        '.config/autostart',
      ],
      STARTS_PROGRAMS,
    ],
  },
  {
    id: 'fetched_code',
    what: 'code loaded from a place where anybody can put text',
    source: FRACTUREISER,
    severity: 'hold',
    allOf: [
      ['java/net/URLClassLoader', 'defineClass'],
      ['pastebin.com/raw', 'rentry.co/', 'hastebin.com/raw', 'paste.ee/r/', 'transfer.sh/'],
    ],
  },
  {
    id: 'contract_called',
    what: 'an address read from a blockchain, and code loaded: so loaders find servers that nobody can block',
    source: 'neiki.dev: weedhack-loader-ai-analysis',
    severity: 'hold',
    allOf: [['eth_call'], ['java/net/URLClassLoader', 'defineClass', 'java/lang/ClassLoader']],
  },
  {
    id: 'keyboard_heard',
    what: 'a library that hears keys pressed in other programs',
    source: GENERAL,
    severity: 'hold',
    allOf: [['org/jnativehook', 'com/github/kwhat/jnativehook']],
  },
];
