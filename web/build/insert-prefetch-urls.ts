import { API_ROOT } from '@bigorna/domain/endpoints/endpoint';
import { ENDPOINT_TABLE, type EndpointId } from '@bigorna/domain/endpoints/index';
import type { Plugin } from 'vite';

const isEndpoint = (id: string): id is EndpointId => id in ENDPOINT_TABLE;

/** Replaces `{{endpointId}}` with the endpoint's URL. Path parameters stay `{name}`. Throws for an unknown endpoint. */
export const insertUrls = (html: string): string =>
  html.replace(/\{\{(\w+)\}\}/g, (_whole, id: string) => {
    if (!isEndpoint(id)) throw new Error(`index.html names an unknown endpoint: ${id}`);
    return `${API_ROOT}${ENDPOINT_TABLE[id].path}`;
  });

/**
 * Writes API URLs into index.html. The inline script of index.html sends the page's first query before any module is
 * loaded.
 *
 * The URLs are attributes, because the Content-Security-Policy contains a hash of the script's text.
 */
export const insertPrefetchUrls = (): Plugin => ({
  name: 'bigorna-early-urls',
  transformIndexHtml: { order: 'pre', handler: insertUrls },
});
