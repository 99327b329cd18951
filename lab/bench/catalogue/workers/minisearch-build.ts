import { createGoldenSource } from '../../golden/golden-mods.ts';
import { buildMiniSearch } from '../minisearch/files.ts';

const [folder = '', length = ''] = process.argv.slice(2);
const from = performance.now();
const fileBytes = await buildMiniSearch(createGoldenSource(Number(length)), folder);
process.send?.({ buildMs: performance.now() - from, fileBytes, peakRssBytes: process.resourceUsage().maxRSS * 1024 });
