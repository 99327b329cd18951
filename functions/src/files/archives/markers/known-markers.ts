import { type Needle, toBase64Spelling, toPushedBytes, withBase64Spelling } from './spellings.ts';

/** Traces that a stealer, or a kind of stealer, leaves in files. */
export interface Marker {
  readonly id: string;
  readonly what: string;
  /** Publication that describes the stealer. */
  readonly source: string;
  /** `refuse`: never occurs in benign files. `hold`: a person decides before the file is released. */
  readonly severity: 'refuse' | 'hold';
  /**
   * Groups of needles. An archive has the marker if it contains a needle of every group. A single group may be
   * harmless.
   */
  readonly allOf: readonly (readonly Needle[])[];
}

const FRACTUREISER = 'github.com/trigram-mrp/fractureiser';
const STARGAZERS = 'research.checkpoint.com/2025/minecraft-mod-malware-stargazers';
const GENERAL = 'attack.mitre.org: T1539, T1555, T1567.004, T1059.001, T1547.001, T1562.001';

/** URLs to which stealers send their data. */
const EXFILTRATION: readonly Needle[] = [
  ...withBase64Spelling('discord.com/api/webhooks'),
  ...withBase64Spelling('discordapp.com/api/webhooks'),
  toBase64Spelling('https://discord.com/api/webhooks'),
  toBase64Spelling('https://discordapp.com/api/webhooks'),
  ...withBase64Spelling('api.telegram.org/bot'),
  toBase64Spelling('https://api.telegram.org/bot'),
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

/** Markers to search for in classes, texts, data and names. */
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
    what: 'its server addresses, as text and as bytecode of stage 0',
    source: FRACTUREISER,
    severity: 'refuse',
    allOf: [['85.217.144.130', toPushedBytes('85.217.144.130'), '107.189.3.101', 'files-8ie.pages.dev']],
  },
  {
    id: 'skyrage',
    what: 'its servers and the file it hides in',
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
    what: 'package, entry point and contract of the rented stealer',
    source: 'neiki.dev: weedhack-loader-ai-analysis; mcafee.com, June 2026',
    severity: 'refuse',
    allOf: [['dev/majanito', 'dev.majanito', 'initializeWeedhack', '0x1280a841Fbc1F883365d3C83122260E0b2995B74']],
  },
  {
    id: 'discord_tokens',
    what: 'storage of Discord tokens, and the prefix of encrypted ones',
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
    what: 'browser or Discord storage, and a URL to send it to',
    source: GENERAL,
    severity: 'refuse',
    allOf: [['Local Storage/leveldb', 'Local Storage\\leveldb'], EXFILTRATION],
  },
  {
    id: 'launcher_accounts_sent',
    what: 'launcher accounts, and a URL to send them to',
    source: GENERAL,
    severity: 'refuse',
    allOf: [LAUNCHERS, EXFILTRATION],
  },
  {
    id: 'session_sent',
    what: 'the game’s session token, and a URL to send it to',
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
    what: 'PowerShell with an encoded command or a hidden window',
    source: GENERAL,
    severity: 'refuse',
    allOf: [
      withBase64Spelling('powershell'),
      ['-EncodedCommand', '-enc ', 'FromBase64String', '-WindowStyle Hidden', '-w hidden'],
      STARTS_PROGRAMS,
    ],
  },
  {
    id: 'antivirus_off',
    what: 'commands that disable or restrict Windows Defender',
    source: GENERAL,
    severity: 'refuse',
    allOf: [['Add-MpPreference', 'Set-MpPreference', 'DisableRealtimeMonitoring']],
  },
  {
    id: 'browser_passwords',
    what: 'storage of Chromium passwords and their key',
    source: GENERAL,
    severity: 'refuse',
    allOf: [['Login Data'], ['User Data'], ['encrypted_key', 'CryptUnprotectData', 'Local State']],
  },
  {
    id: 'wallets',
    what: 'the storage of MetaMask, by its extension id',
    source: STARGAZERS,
    severity: 'refuse',
    allOf: [['nkbihfbeogaeaoehlefnkodbefgpgknn']],
  },
  {
    id: 'webhook',
    what: 'a webhook URL: benign Discord bridges have one too',
    source: GENERAL,
    severity: 'hold',
    allOf: [EXFILTRATION],
  },
  {
    id: 'launcher_accounts',
    what: 'launcher accounts: account switchers read them too',
    source: GENERAL,
    severity: 'hold',
    allOf: [LAUNCHERS],
  },
  {
    id: 'browser_storage',
    what: 'browser storage',
    source: GENERAL,
    severity: 'hold',
    allOf: [['Local Storage/leveldb', 'Local Storage\\leveldb']],
  },
  {
    id: 'autostart',
    what: 'autostart locations of operating systems',
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
    what: 'code loaded from a public paste site',
    source: FRACTUREISER,
    severity: 'hold',
    allOf: [
      ['java/net/URLClassLoader', 'defineClass'],
      ['pastebin.com/raw', 'rentry.co/', 'hastebin.com/raw', 'paste.ee/r/', 'transfer.sh/'],
    ],
  },
  {
    id: 'contract_called',
    what: 'a URL read from a blockchain, and code loading: such servers cannot be blocked',
    source: 'neiki.dev: weedhack-loader-ai-analysis',
    severity: 'hold',
    allOf: [['eth_call'], ['java/net/URLClassLoader', 'defineClass', 'java/lang/ClassLoader']],
  },
  {
    id: 'keyboard_heard',
    what: 'a library that captures key presses in other programs',
    source: GENERAL,
    severity: 'hold',
    allOf: [['org/jnativehook', 'com/github/kwhat/jnativehook']],
  },
];
