interface Kept {
  readonly response: Response;
  readonly until: number;
}

/** Seconds that a shared cache may keep an answer, by its own header; 0 for what it may not. */
const keptSeconds = ({ status, headers }: Response): number => {
  const directives = (headers.get('Cache-Control') ?? '').split(',').map((part) => part.trim());
  if (status !== 200 || !directives.includes('public')) return 0;
  const shared = directives.find((part) => part.startsWith('s-maxage='));
  return Number(shared?.slice('s-maxage='.length) ?? 0);
};

/** A small CDN before an origin: keeps answers to GETs by their address, as long as they say themselves. */
export class SharedCache {
  readonly counts = { hits: 0, misses: 0, passed: 0 };
  readonly #origin: (request: Request) => Promise<Response>;
  readonly #kept = new Map<string, Kept>();

  constructor(origin: (request: Request) => Promise<Response>) {
    this.#origin = origin;
  }

  async fetch(request: Request): Promise<Response> {
    if (request.method !== 'GET') {
      this.counts.passed += 1;
      return this.#origin(request);
    }
    const known = this.#kept.get(request.url);
    if (known !== undefined && Date.now() < known.until) {
      this.counts.hits += 1;
      return known.response.clone();
    }
    this.counts.misses += 1;
    const response = await this.#origin(request);
    const seconds = keptSeconds(response);
    if (seconds > 0) this.#kept.set(request.url, { response: response.clone(), until: Date.now() + seconds * 1000 });
    return response;
  }
}
