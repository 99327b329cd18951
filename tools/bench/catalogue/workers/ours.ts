import { createApp } from '../../../../functions/src/api/app.ts';
import { catalogue } from '../../../../functions/src/catalogue/index.ts';
import { answerOrders } from './answer-orders.ts';

await answerOrders(async () => {
  await catalogue.ready();
  return createApp();
});
