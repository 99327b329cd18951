import type { Response } from '@playwright/test';
import { z } from 'zod';

const pageData = z.object({ answers: z.record(z.string(), z.object({ data: z.unknown() })) });

/** Data of the API's responses that the server put into a page, by path and query string. */
export const readPageAnswers = async (response: Response | null): Promise<ReadonlyMap<string, unknown>> => {
  const html = (await response?.text()) ?? '';
  const [, json = ''] = /<script type="application\/json" id="page-data">(.*?)<\/script>/s.exec(html) ?? [];
  const { answers } = pageData.parse(JSON.parse(json));
  return new Map(Object.entries(answers).map(([path, { data }]) => [path, data]));
};
