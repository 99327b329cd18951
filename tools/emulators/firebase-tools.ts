// What the launcher runs as firebase-tools: the same program, with a Functions emulator that works as production does where
// its own way costs a process of 150 MB per request. Arguments: those of firebase-tools.
import http, { Server } from 'node:http';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { announcedPorts, announcePorts } from './announced-ports.ts';
import { ROOT } from './paths.ts';
import { workLikeProduction } from './shared-workers.ts';

/** Node's servers close a connection that rests for five seconds: on a busy machine at times just as it is used again. */
const KEEP_ALIVE_MS = 120_000;

Server.prototype.listen = new Proxy(Server.prototype.listen, {
  apply(listen, server: Server, args) {
    server.keepAliveTimeout = KEEP_ALIVE_MS;
    return Reflect.apply(listen, server, args);
  },
});

// The same happens between the Functions emulator and a function's process, which it then kills, with all that it serves.
http.globalAgent = new http.Agent({ keepAlive: false });

const require = createRequire(import.meta.url);
const LIB = join(ROOT, 'node_modules/firebase-tools/lib');

workLikeProduction({
  ...require(join(LIB, 'emulator/functionsRuntimeWorker.js')),
  ...require(join(LIB, 'emulator/functionsEmulator.js')),
  shared: require(join(LIB, 'emulator/functionsEmulatorShared.js')),
});
announcePorts(require(join(LIB, 'emulator/registry.js')).EmulatorRegistry, announcedPorts());

require(join(LIB, 'bin/firebase.js'));
