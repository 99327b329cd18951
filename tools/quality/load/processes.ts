import { readdir, readFile } from 'node:fs/promises';
import type { Portal } from '../portal.ts';

/** A process of a portal's emulators. */
export interface PortalProcess {
  readonly pid: number;
  /** `functions: api` for a function's worker, else what it is. */
  readonly name: string;
  /** Whether it runs our code. */
  readonly isOurs: boolean;
}

interface Row {
  readonly pid: number;
  readonly parent: number;
  readonly command: string;
}

const textOf = (path: string): Promise<string> => readFile(path, 'utf8').catch(() => '');

/** Every process of this machine; one that ends meanwhile is left out. */
const processes = async (): Promise<Row[]> => {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const rows = pids.map(async (pid) => {
    const [command, status] = await Promise.all([textOf(`/proc/${pid}/cmdline`), textOf(`/proc/${pid}/status`)]);
    return { pid: Number(pid), parent: Number(/^PPid:\s+(\d+)$/m.exec(status)?.[1] ?? 0), command };
  });
  return (await Promise.all(rows)).filter(({ command }) => command !== '');
};

const withDescendants = (rows: readonly Row[], roots: readonly Row[]): Row[] => {
  if (roots.length === 0) return [];
  const pids = new Set(roots.map(({ pid }) => pid));
  const children = rows.filter(({ parent }) => pids.has(parent));
  return [...roots, ...withDescendants(rows, children)];
};

const nameOf = async ({ pid, command }: Row): Promise<Pick<PortalProcess, 'name' | 'isOurs'>> => {
  if (command.includes('hidane')) return { name: 'Firestore (hidane)', isOurs: false };
  if (command.includes('emulators:start')) return { name: 'Hosting and the other emulators', isOurs: false };
  if (!command.includes('functionsEmulatorRuntime')) return { name: 'helper', isOurs: false };
  const target = /(?:^|\0)FUNCTION_TARGET=([^\0]*)/.exec(await textOf(`/proc/${pid}/environ`))?.[1];
  return { name: `functions: ${target ?? 'unnamed'}`, isOurs: true };
};

/** The processes of a portal's emulators, told by the folder that firebase-tools was started on. Linux alone knows them. */
export const portalProcesses = async ({ folder }: Portal): Promise<PortalProcess[]> => {
  const rows = await processes();
  const roots = rows.filter(
    ({ command }) => command.includes(`${folder}/firebase.json`) && !command.includes('hidane'),
  );
  return Promise.all(withDescendants(rows, roots).map(async (row) => ({ pid: row.pid, ...(await nameOf(row)) })));
};

/** What a process holds of the machine's memory, in MiB; null when it has ended. */
export const residentMebibytes = async (pid: number): Promise<number | null> => {
  const kibibytes = /^VmRSS:\s+(\d+) kB$/m.exec(await textOf(`/proc/${pid}/status`))?.[1];
  return kibibytes === undefined ? null : Number(kibibytes) / 1024;
};
