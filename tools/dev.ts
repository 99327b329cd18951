import { watch } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createServer, type ViteDevServer } from 'vite';
import { formatBanner, getSiteUrl } from './banner.ts';
import { isPortFree } from './emulators/preflight.ts';
import { copyFunctions } from './emulators/run-folder.ts';
import { type Session, waitUntilStopped, withSession } from './emulators/session.ts';
import { buildFunctions } from './shared/build.ts';
import { LauncherError } from './shared/errors.ts';
import { ROOT } from './shared/paths.ts';
import { PORT_SETS } from './shared/ports.ts';
import { Timings } from './shared/timings.ts';
import { runTool } from './shared/tool.ts';

const SITE_PORT = 5173;
const CONSOLE_PORT = 5174;
const QUIET_MS = 300;

const { values } = parseArgs({
  options: { timings: { type: 'boolean', default: false }, verbose: { type: 'boolean', default: false } },
});

/** Vite servers of both apps. The site's server proxies the console, so that both share one session. */
async function startVite(backend: string): Promise<ViteDevServer[]> {
  const console_ = { target: `http://localhost:${CONSOLE_PORT}`, ws: true };
  const admin = await createServer({
    root: join(ROOT, 'admin'),
    server: { port: CONSOLE_PORT, strictPort: true, hmr: { clientPort: SITE_PORT } },
  });
  const web = await createServer({
    root: join(ROOT, 'web'),
    server: {
      port: SITE_PORT,
      strictPort: true,
      proxy: { '/api': backend, '/media': backend, '/admin': console_ },
    },
  });
  return [await admin.listen(), await web.listen()];
}

/** Rebuilds the functions after changes; the Functions emulator reloads them. */
async function rebuildFunctions({ folder }: Session, signal: AbortSignal): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const rebuild = async () => {
    try {
      if (await buildFunctions(() => copyFunctions(folder))) console.log('Functions rebuilt.');
    } catch (error) {
      console.error(error instanceof LauncherError ? error.message : error);
    }
  };
  const watchFolder = async (path: string) => {
    for await (const _change of watch(join(ROOT, path), { recursive: true, signal })) {
      clearTimeout(timer);
      timer = setTimeout(() => void rebuild(), QUIET_MS);
    }
  };
  await Promise.all([watchFolder('functions/src'), watchFolder('domain')]);
}

await runTool(async (stop) => {
  for (const port of [SITE_PORT, CONSOLE_PORT]) {
    if (!(await isPortFree(port))) throw new LauncherError(`Port ${port}, needed for Vite, is taken.`);
  }
  const set = PORT_SETS.start;
  const timings = new Timings(values.timings);
  console.log('Starting Bigorna for development…');
  const without = ['web', 'admin'] as const;
  const options = { set, timings, stop, verbose: values.verbose, ui: true, reload: true, without };
  await withSession(options, async (session) => {
    const servers = await startVite(getSiteUrl(set));
    rebuildFunctions(session, stop.signal).catch((error: Error) => {
      if (!stop.signal.aborted) console.error(error.message);
    });
    console.log(`\n${formatBanner(session, `http://localhost:${SITE_PORT}`)}`);
    console.log(`\nReady in ${timings.total().toFixed(1)} s, with hot reload. Ctrl+C stops everything.`);
    await waitUntilStopped(session, stop);
    await Promise.all(servers.map((server) => server.close()));
  });
  return 0;
});
