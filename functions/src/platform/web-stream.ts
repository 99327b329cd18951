import type { Readable } from 'node:stream';

type Bytes = Uint8Array<ArrayBuffer>;

/**
 * Chunks as the body of a Response, each made when the one before has been taken. Not `ReadableStream.from` or
 * `Readable.toWeb`: their types are Node's own, which are no body where the browser's types are about too, as in tests and
 * tools.
 */
const bodyOf = (chunks: AsyncIterator<Bytes, unknown, undefined>, cancel: () => unknown): ReadableStream<Bytes> =>
  new ReadableStream<Bytes>({
    pull: async (controller) => {
      const { done, value } = await chunks.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    cancel: async () => void (await cancel()),
  });

/** A Node stream as the body of a Response. */
export const webStream = (stream: Readable): ReadableStream<Bytes> =>
  bodyOf(stream[Symbol.asyncIterator](), () => stream.destroy());

/** Text that is made in pieces as the body of a Response. */
export const textStream = (pieces: AsyncGenerator<string, void, undefined>): ReadableStream<Bytes> => {
  const encoder = new TextEncoder();
  const encoded = async function* (): AsyncGenerator<Bytes, void, undefined> {
    for await (const piece of pieces) yield encoder.encode(piece);
  };
  const chunks = encoded();
  return bodyOf(chunks, () => chunks.return());
};
