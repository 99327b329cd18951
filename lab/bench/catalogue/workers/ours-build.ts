import { SCHEMA_VERSION } from '../../../../functions/src/catalogue/engine/schema.ts';
import { buildSnapshot } from '../../../../functions/src/catalogue/snapshots/build.ts';
import { createGoldenSource } from '../../golden/golden-mods.ts';
import { createFolderStore } from '../folder-store.ts';

const [folder = '', length = ''] = process.argv.slice(2);
const store = createFolderStore(folder);
const from = performance.now();
await buildSnapshot({ source: createGoldenSource(Number(length)), store }, 'approved');
const buildMs = performance.now() - from;
const snapshot = await store.newest({ scope: 'approved', schema: SCHEMA_VERSION });
process.send?.({ buildMs, fileBytes: snapshot?.bytes, peakRssBytes: process.resourceUsage().maxRSS * 1024 });
