import { createMiniSearchApp } from '../minisearch/app.ts';
import { loadMiniSearch } from '../minisearch/files.ts';
import { serveMeasured } from './serve-measured.ts';

const [folder = ''] = process.argv.slice(2);
await serveMeasured(async () => createMiniSearchApp(await loadMiniSearch(folder)));
