import { logger } from 'firebase-functions';
import { REGION } from '../platform/parameters.ts';
import { RUNTIME } from '../platform/runtime.ts';

/** What a document held before and after a write; undefined where it was not there. */
export interface Written<T> {
  readonly before: T | undefined;
  readonly after: T | undefined;
}

/**
 * What is brought in line with a document when it was written. Writes are told late, twice and in any order, so it goes by
 * what the documents hold now; `before` and `after` say only whom and what it is about.
 */
export interface Follower<W> {
  readonly name: string;
  follow(written: W): Promise<unknown>;
}

type WrittenFunction = Extract<keyof typeof RUNTIME, `${string}Written`>;

/** A write whose following failed is told again, until it is through or a day old. */
export const onWrite = (name: WrittenFunction) => ({ region: REGION, retry: true, ...RUNTIME[name] }) as const;

/** Has all follow a write, one that fails keeping none from it; fails then, so that the write is told again. */
export const followAll = async <W>(followers: readonly Follower<W>[], written: W): Promise<void> => {
  const results = await Promise.allSettled(followers.map(async ({ follow }) => follow(written)));
  const failed = results.flatMap((result, i) =>
    result.status === 'rejected' ? [{ name: followers[i]?.name, error: result.reason }] : [],
  );
  for (const { name, error } of failed)
    logger.error('a write was not followed', { name, error: error instanceof Error ? error.stack : String(error) });
  if (failed.length > 0) throw new Error(`Not followed by ${failed.map(({ name }) => name).join(', ')}`);
};
