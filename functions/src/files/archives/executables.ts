/** Extensions of files that a system runs or passes to an interpreter. */
const ENDINGS =
  /\.(?:exe|dll|com|scr|pif|cpl|sys|ocx|drv|msi|msp|msix|appx|bat|cmd|ps1|psm1|vbs|vbe|jse|wsf|wsh|hta|lnk|url|reg|scf|inf|chm|jnlp|desktop|sh|bash|zsh|ksh|csh|fish|command|so(?:\.\d+)*|dylib|jnilib|bundle|node|elf|appimage|deb|rpm|apk|dmg|pkg)$/;

/** The name as Windows reads it: ignores case, trailing dots and spaces, and streams after a colon. */
const normalizeName = (name: string): string =>
  name
    .toLowerCase()
    .split(':')[0]
    ?.replace(/(?<![. ])[. ]+$/, '') ?? '';

/** Whether a system would run a file with this name. */
export const isExecutableName = (name: string): boolean => ENDINGS.test(normalizeName(name));

/** Bytes needed to detect a file type. The signature of tar, for example, begins at byte 257. */
export const HEAD_BYTES = 512;
/** Windows programs are at least this long, and contain zero bytes in this range. */
const PROGRAM_HEAD_BYTES = 64;

const MACH_O = new Set([0xfeedface, 0xfeedfacf, 0xcefaedfe, 0xcffaedfe]);
/** Universal binaries, also in the 64-bit form and in the other byte order. */
const MACH_O_UNIVERSAL = new Set([0xcafebabf, 0xbebafeca, 0xbfbafeca]);
const MACH_O_OR_CLASS = 0xcafebabe;
/**
 * Java classes have the same signature, followed by a version of at least 45. In Mach-O the number of parts follows.
 */
const PARTS_MAX = 44;
const ELF = 0x7f454c46;
const SHORTCUT = 0x4c000000;
/** Android programs. */
const DEX = 0x6465780a;
/** Beginnings of Windows batch files and scripts. */
const WINDOWS_SCRIPT = /^(?:\xef\xbb\xbf)?\s*(?:@echo\s+off\b|<job[\s>]|#requires\s+-)/i;

/** Whether a file that is no executable begins like a Java class. Ignores its name. */
export const isJavaClass = (head: Buffer): boolean => head.length >= 4 && head.readUInt32BE(0) === MACH_O_OR_CLASS;

/** Whether a file begins like an executable. Ignores its name. */
export const isExecutable = (head: Buffer): boolean => {
  if (head.length < 8) return head.subarray(0, 3).toString('latin1') === '#!/';
  const first = head.readUInt32BE(0);
  if (first === ELF || first === DEX || MACH_O.has(first) || MACH_O_UNIVERSAL.has(first)) return true;
  if (first === MACH_O_OR_CLASS) return head.readUInt32BE(4) <= PARTS_MAX;
  if (first === SHORTCUT) return head.readUInt32BE(4) === 0x01140200;
  const text = head.toString('latin1');
  // A text may begin with these letters, but contains no zero bytes.
  if (text.startsWith('MZ'))
    return head.length >= PROGRAM_HEAD_BYTES && head.subarray(0, PROGRAM_HEAD_BYTES).includes(0);
  return /^#! ?\//.test(text) || WINDOWS_SCRIPT.test(text);
};

/** RAR, 7z, Windows cabinets and installers. The inspection cannot open them. */
const OPAQUE_SIGNATURES = ['526172211a07', '377abcaf271c', '4d534346', 'd0cf11e0a1b11ae1'].map((hex) =>
  Buffer.from(hex, 'hex'),
);

/** Whether a file begins like an archive that the inspection cannot open. */
export const isOpaqueArchive = (head: Buffer): boolean =>
  OPAQUE_SIGNATURES.some((start) => head.subarray(0, start.length).equals(start));

const ARCHIVE_NAME = /\.(?:zip|jar|litemod|mcpack|mcaddon|mcworld|mctemplate)$/;
const ZIP = 0x504b0304;

/** Whether an entry is a nested archive, by name or signature. */
export const isNestedArchive = (name: string, head: Buffer): boolean =>
  ARCHIVE_NAME.test(normalizeName(name)) || (head.length >= 4 && head.readUInt32BE(0) === ZIP);
