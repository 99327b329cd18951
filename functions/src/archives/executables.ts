/** Endings of what a system runs, or hands to something that runs it. */
const ENDINGS =
  /\.(?:exe|dll|com|scr|pif|cpl|sys|ocx|drv|msi|msp|msix|appx|bat|cmd|ps1|psm1|vbs|vbe|jse|wsf|wsh|hta|lnk|url|reg|scf|inf|chm|jnlp|desktop|sh|bash|zsh|ksh|csh|fish|command|so(?:\.\d+)*|dylib|jnilib|bundle|node|elf|appimage|deb|rpm|apk|dmg|pkg)$/;

/** What a system makes of a name: capitals, dots and spaces at its end, and a stream behind a colon, say nothing to it. */
const asSystemsRead = (name: string): string =>
  name
    .toLowerCase()
    .split(':')[0]
    ?.replace(/(?<![. ])[. ]+$/, '') ?? '';

/** Whether a name is that of something a system runs. */
export const isExecutableName = (name: string): boolean => ENDINGS.test(asSystemsRead(name));

/** So many bytes at a file's beginning tell what it is: a tar says it late. */
export const HEAD_BYTES = 512;
/** Programs of Windows are not shorter, and have zero bytes among so many. */
const PROGRAM_HEAD_BYTES = 64;

const MACH_O = new Set([0xfeedface, 0xfeedfacf, 0xcefaedfe, 0xcffaedfe]);
/** Several programs in one, also in the 64-bit form and written the other way round. */
const MACH_O_OF_MANY = new Set([0xcafebabf, 0xbebafeca, 0xbfbafeca]);
const MACH_O_OF_SEVERAL = 0xcafebabe;
/** Behind the same four bytes a Java class has its version, 45 at least, and Mach-O the number of its parts. */
const PARTS_MAX = 44;
const ELF = 0x7f454c46;
const SHORTCUT = 0x4c000000;
/** Android's programs. */
const DEX = 0x6465780a;
/** What batch files and scripts of Windows begin with, whatever they are called. */
const WINDOWS_SCRIPT = /^(?:\xef\xbb\xbf)?\s*(?:@echo\s+off\b|<job[\s>]|#requires\s+-)/i;

/** Whether a file begins as what a system runs, whatever it is called. */
export const isExecutable = (head: Buffer): boolean => {
  if (head.length < 8) return head.subarray(0, 3).toString('latin1') === '#!/';
  const first = head.readUInt32BE(0);
  if (first === ELF || first === DEX || MACH_O.has(first) || MACH_O_OF_MANY.has(first)) return true;
  if (first === MACH_O_OF_SEVERAL) return head.readUInt32BE(4) <= PARTS_MAX;
  if (first === SHORTCUT) return head.readUInt32BE(4) === 0x01140200;
  const text = head.toString('latin1');
  // A text may begin with these letters, but has no zero bytes.
  if (text.startsWith('MZ'))
    return head.length >= PROGRAM_HEAD_BYTES && head.subarray(0, PROGRAM_HEAD_BYTES).includes(0);
  return /^#! ?\//.test(text) || WINDOWS_SCRIPT.test(text);
};

/** RAR, 7z, cabinets of Windows, its installers: nothing here looks into them. */
const SEALED = ['526172211a07', '377abcaf271c', '4d534346', 'd0cf11e0a1b11ae1'].map((hex) => Buffer.from(hex, 'hex'));

/** Whether a file begins as an archive that cannot be looked into. */
export const isSealed = (head: Buffer): boolean => SEALED.some((start) => head.subarray(0, start.length).equals(start));

const PACKS = /\.(?:zip|jar|litemod|mcpack|mcaddon|mcworld|mctemplate)$/;
const ZIP = 0x504b0304;

/** Whether an entry is an archive to be looked into: by its name or by its bytes. */
export const isPack = (name: string, head: Buffer): boolean =>
  PACKS.test(asSystemsRead(name)) || (head.length >= 4 && head.readUInt32BE(0) === ZIP);
