import { fetchSite, type SiteSettings } from '#shared/api/fetch-site.ts';
import { Identity } from './identity.ts';

interface Connected {
  site: SiteSettings;
  identity: Identity;
}

interface ConnectionListener {
  onSettings: (site: SiteSettings) => void;
  onOpen: (identity: Identity) => void;
}

/** This host's settings and Firebase Auth, opened once on demand. After a failure the next call retries. */
export class Connection {
  readonly #listener: ConnectionListener;
  #settings: Promise<SiteSettings> | undefined;
  #opening: Promise<Connected> | undefined;
  #opened: Connected | undefined;

  constructor(listener: ConnectionListener) {
    this.#listener = listener;
  }

  get identity(): Identity | undefined {
    return this.#opened?.identity;
  }

  get site(): SiteSettings | undefined {
    return this.#opened?.site;
  }

  settings(): Promise<SiteSettings> {
    this.#settings ??= this.#fetchSettings().catch((error) => {
      this.#settings = undefined;
      throw error;
    });
    return this.#settings;
  }

  open(): Promise<Connected> {
    this.#opening ??= this.#connect().catch((error) => {
      this.#opening = undefined;
      throw error;
    });
    return this.#opening;
  }

  async #fetchSettings(): Promise<SiteSettings> {
    const site = await fetchSite();
    this.#listener.onSettings(site);
    return site;
  }

  async #connect(): Promise<Connected> {
    const site = await this.settings();
    this.#opened = { site, identity: await Identity.open(site) };
    this.#listener.onOpen(this.#opened.identity);
    return this.#opened;
  }
}
