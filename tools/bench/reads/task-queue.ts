import { createServer, type IncomingMessage } from 'node:http';
import { json } from 'node:stream/consumers';
import { z } from 'zod';

const sent = z.object({
  task: z.object({ name: z.string(), httpRequest: z.object({ url: z.string(), body: z.base64() }) }),
});
const carried = z.object({ data: z.object({ due: z.iso.datetime(), work: z.unknown() }) });

export interface Task {
  readonly queue: string;
  readonly due: Date;
  readonly work: unknown;
}

/** Takes the place of Cloud Tasks: takes tasks, each name once, and hands out those that are due by the bench's clock. */
export class TaskQueue {
  readonly #names = new Set<string>();
  #waiting: Task[] = [];

  /** Where the Admin SDK is to send its tasks. */
  async listen(): Promise<{ host: string; close(): void }> {
    const server = createServer(async (request, response) => {
      response.writeHead(await this.#take(request), { 'Content-Type': 'application/json' }).end('{}');
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    if (address === null || typeof address === 'string') throw new Error('The queue has no port');
    return { host: `127.0.0.1:${address.port}`, close: () => server.close() };
  }

  /** The tasks that are due, each handed out once. */
  due(at: Date): Task[] {
    const due = this.#waiting.filter((task) => task.due <= at);
    this.#waiting = this.#waiting.filter((task) => task.due > at);
    return due;
  }

  async #take(request: IncomingMessage): Promise<number> {
    const { task } = sent.parse(await json(request));
    if (this.#names.has(task.name)) return 409;
    this.#names.add(task.name);
    const { data } = carried.parse(JSON.parse(Buffer.from(task.httpRequest.body, 'base64').toString('utf8')));
    const queue = /\/queues\/(\w+)\//.exec(request.url ?? '')?.[1] ?? '';
    this.#waiting.push({ queue, due: new Date(data.due), work: data.work });
    return 200;
  }
}
