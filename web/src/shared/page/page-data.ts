import { ApiError } from '@bigorna/client/api-error';
import { CACHE_ANSWERS } from '#worker/cache-names.ts';

/** Id of the element with the data that a server put into the page. */
const PAGE_DATA_ID = 'page-data';

/** A response body of the API. */
type ResponseBody = Awaited<ReturnType<Response['json']>>;

/** Data of a page that a server rendered. */
interface PageData {
  /** Time of the rendering, in milliseconds. */
  at: number;
  /** Scheme and host of the site. */
  origin: string;
  /** The API's responses that the page shows, by path and query string. Failures have the status 404. */
  answers: Readonly<Record<string, ResponseBody>>;
}

let pageData: PageData | undefined;

/** Reads the data in this page; undefined if the page was not rendered by a server. */
export const readPageData = (): PageData | undefined => {
  const text = document.getElementById(PAGE_DATA_ID)?.textContent;
  pageData = text ? JSON.parse(text) : undefined;
  return pageData;
};

/**
 * The response to a call in a page's data; undefined if the data lacks it.
 *
 * @throws ApiError if the response is a failure
 */
export const takeAnswer = ({ answers }: PageData, path: string): ResponseBody | undefined => {
  const body = answers[path];
  if (body?.success === false) throw new ApiError({ status: 404, code: body.code, message: body.message });
  return body;
};

/** Removes the data's element: React has hydrated the page. */
export const removePageData = (): void => document.getElementById(PAGE_DATA_ID)?.remove();

/** Gives the page's data to the service worker, once: it did not see them as responses of the API. */
export const sendPageData = (worker: ServiceWorker): void => {
  if (pageData) worker.postMessage({ type: CACHE_ANSWERS, at: pageData.at, answers: pageData.answers });
  pageData = undefined;
};

/** A `<script>` with data. Without `<`, nothing in the data can end the element. */
export const createDataBlock = (attributes: string, json: string): string =>
  `<script ${attributes}>${json.replaceAll('<', '\\u003c')}</script>`;

/**
 * The element with a page's data.
 *
 * @param answers the API's responses, as JSON by path and query string
 */
export const createDataElement = (
  { at, origin }: Pick<PageData, 'at' | 'origin'>,
  answers: ReadonlyMap<string, string>,
): string => {
  const entries = [...answers].map(([path, json]) => `${JSON.stringify(path)}:${json}`);
  const json = `{"at":${at},"origin":${JSON.stringify(origin)},"answers":{${entries.join()}}}`;
  return createDataBlock(`type="application/json" id="${PAGE_DATA_ID}"`, json);
};
