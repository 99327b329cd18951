import { ANSWER_WAIT_MS } from '@bigorna/domain/limits';

/** What comes in time; else a failure, as of a network that is gone: nobody watches a spinner for ever. */
export const inTime = <T>(answer: Promise<T>): Promise<T> => {
  let timer: ReturnType<typeof setTimeout>;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(reject, ANSWER_WAIT_MS, new Error('No answer came'));
  });
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
};
