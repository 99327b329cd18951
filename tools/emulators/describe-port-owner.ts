import { readdir, readFile, readlink } from 'node:fs/promises';

const LISTEN_STATE = '0A';

/** Inodes of the sockets that listen on a port (columns 2, 4 and 10 of /proc/net/tcp). */
async function listeningInodes(port: number): Promise<Set<string>> {
  const hexPort = port.toString(16).toUpperCase().padStart(4, '0');
  const inodes = new Set<string>();
  for (const table of ['/proc/net/tcp', '/proc/net/tcp6']) {
    const lines = (await readFile(table, 'utf8').catch(() => '')).split('\n').slice(1);
    for (const line of lines) {
      const columns = line.trim().split(/\s+/);
      const [local, state, inode] = [columns[1], columns[3], columns[9]];
      if (inode && state === LISTEN_STATE && local?.endsWith(`:${hexPort}`)) inodes.add(inode);
    }
  }
  return inodes;
}

async function holdsAny(pid: string, inodes: ReadonlySet<string>): Promise<boolean> {
  const descriptors = await readdir(`/proc/${pid}/fd`).catch(() => []);
  for (const descriptor of descriptors) {
    const target = await readlink(`/proc/${pid}/fd/${descriptor}`).catch(() => '');
    const inode = /^socket:\[(\d+)\]$/.exec(target)?.[1];
    if (inode && inodes.has(inode)) return true;
  }
  return false;
}

/**
 * Describes the process that listens on a port: `process 4242 (node server.js)`. Returns 'an unknown process' if the
 * system hides it (another user's process, no /proc).
 */
export async function describePortOwner(port: number): Promise<string> {
  const inodes = await listeningInodes(port);
  if (inodes.size > 0) {
    const pids = (await readdir('/proc')).filter((entry) => /^\d+$/.test(entry));
    for (const pid of pids) {
      if (!(await holdsAny(pid, inodes))) continue;
      const command = (await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')).split('\0').join(' ').trim();
      return `process ${pid} (${command.slice(0, 120) || 'name unknown'})`;
    }
  }
  return 'an unknown process';
}
