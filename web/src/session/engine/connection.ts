import { fetchSite, type SiteSettings } from './account-calls.ts';
import { Identity } from './identity.ts';

interface Connected {
  site: SiteSettings;
  identity: Identity;
}

/** This host's settings and its Firebase Auth, opened once when first needed; a failure is forgotten and tried anew. */
export class Connection {
  readonly #onOpen: (connected: Connected) => void;
  #opening: Promise<Connected> | undefined;
  #opened: Connected | undefined;

  constructor(onOpen: (connected: Connected) => void) {
    this.#onOpen = onOpen;
  }

  get identity(): Identity | undefined {
    return this.#opened?.identity;
  }

  get site(): SiteSettings | undefined {
    return this.#opened?.site;
  }

  open(): Promise<Connected> {
    this.#opening ??= this.#connect().catch((error) => {
      this.#opening = undefined;
      throw error;
    });
    return this.#opening;
  }

  async #connect(): Promise<Connected> {
    const site = await fetchSite();
    this.#opened = { site, identity: await Identity.open(site) };
    this.#onOpen(this.#opened);
    return this.#opened;
  }
}
