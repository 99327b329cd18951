// Entry point of firebase-tools with patches: its Functions emulator would otherwise start a process of 150 MB per
// parallel request. Arguments: those of firebase-tools.
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { ROOT } from '../shared/paths.ts';
import { readAnnouncedPorts } from './announced-ports.ts';
import {
  announcePorts,
  enableConcurrency,
  keepConnectionsOpen,
  keepFirstResponse,
  limitHeaps,
} from './firebase-tools-patches.ts';

const require = createRequire(import.meta.url);
const LIB = join(ROOT, 'node_modules/firebase-tools/lib');

keepConnectionsOpen();
keepFirstResponse(require(join(LIB, 'emulator/functionsRuntimeWorker.js')));
enableConcurrency({
  ...require(join(LIB, 'emulator/functionsRuntimeWorker.js')),
  ...require(join(LIB, 'emulator/functionsEmulator.js')),
  shared: require(join(LIB, 'emulator/functionsEmulatorShared.js')),
});
limitHeaps(require(join(LIB, 'emulator/functionsEmulator.js')));
announcePorts(require(join(LIB, 'emulator/registry.js')).EmulatorRegistry, readAnnouncedPorts());

require(join(LIB, 'bin/firebase.js'));
