import { createApp } from '../../../../functions/src/api/app.ts';
import { catalogue } from '../../../../functions/src/catalogue/index.ts';
import { serveMeasured } from './serve-measured.ts';

await serveMeasured(async () => {
  await catalogue.ready();
  return createApp();
});
