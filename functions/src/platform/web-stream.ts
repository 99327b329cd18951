import type { Readable } from 'node:stream';

type Bytes = Uint8Array<ArrayBuffer>;

/**
 * A Response body from chunks. Reads the next chunk only after the consumer took the previous chunk. Does not use
 * `ReadableStream.from` or `Readable.toWeb`: tests and tools use the browser's types, which do not accept Node's types.
 */
const toBody = (chunks: AsyncIterator<Bytes, unknown, undefined>, cancel: () => unknown): ReadableStream<Bytes> =>
  new ReadableStream<Bytes>({
    pull: async (controller) => {
      const { done, value } = await chunks.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    cancel: async () => void (await cancel()),
  });

/** A Node stream as a Response body. */
export const toWebStream = (stream: Readable): ReadableStream<Bytes> =>
  toBody(stream[Symbol.asyncIterator](), () => stream.destroy());

/** Generated text as a Response body. */
export const toTextStream = (pieces: AsyncGenerator<string, void, undefined>): ReadableStream<Bytes> => {
  const encoder = new TextEncoder();
  const encoded = async function* (): AsyncGenerator<Bytes, void, undefined> {
    for await (const piece of pieces) yield encoder.encode(piece);
  };
  const chunks = encoded();
  return toBody(chunks, () => chunks.return());
};
