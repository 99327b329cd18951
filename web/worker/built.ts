/** Set by the build: files of the shell, text files of all languages, and the version of shell.html. */
declare const __SHELL_FILES__: readonly string[];
declare const __TEXT_FILES__: readonly string[];
declare const __SHELL_VERSION__: string;

export const SHELL_FILES = __SHELL_FILES__;
export const TEXT_FILES = __TEXT_FILES__;
export const SHELL_VERSION = __SHELL_VERSION__;
