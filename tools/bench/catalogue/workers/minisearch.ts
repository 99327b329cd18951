import { miniSearchApp } from '../minisearch/app.ts';
import { loadMiniSearch } from '../minisearch/files.ts';
import { answerOrders } from './answer-orders.ts';

const [folder = ''] = process.argv.slice(2);
await answerOrders(async () => miniSearchApp(await loadMiniSearch(folder)));
