import type { Readable } from 'node:stream';

/**
 * A Node stream as the body of a Response. Not `Readable.toWeb`: its type is Node's own, which is no body where the
 * browser's types are about too, as in tests and tools.
 */
export const webStream = (stream: Readable): ReadableStream<Uint8Array<ArrayBuffer>> => {
  const chunks = stream[Symbol.asyncIterator]();
  return new ReadableStream<Uint8Array<ArrayBuffer>>({
    pull: async (controller) => {
      const { done, value } = await chunks.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    cancel: () => void stream.destroy(),
  });
};
