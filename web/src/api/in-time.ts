/** Hosting gives every answer a minute; what has not come then is lost on its way. */
const ANSWER_MS = 65_000;

/** What comes in time; else a failure, as of a network that is gone: nobody watches a spinner for ever. */
export const inTime = <T>(answer: Promise<T>): Promise<T> => {
  let timer: ReturnType<typeof setTimeout>;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(reject, ANSWER_MS, new Error('No answer came'));
  });
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
};
